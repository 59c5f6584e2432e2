import { useLocation, useNavigate } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import Failure from '@/components/Failure';
import Outcome from '@/components/Outcome';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import State from '@/components/State';
import Time from '@/components/Time';
import { found } from '@/hooks/useFound';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { getRegistrationForm } from '@/services/registration';
import { onThisPage } from '@/utils/onThisPage';
import { hasShape } from '@/utils/shape';
import styles from './Registration.module.css';
import RegistrationForm from './RegistrationForm';
import { useLeftOver } from './registrationDraft';

/** A receipt, kept with the history entry so that a reload still shows it. */
interface Sent {
  receiptNumber: string;
  /** ISO 8601. */
  at: string;
}

/** The form of `?formId=`, else of the route's name (contract, registration/edit). */
function formIdOf(pathname: string, search: string): string {
  return new URLSearchParams(search).get('formId') || pathname.replace(/^\/|\/$/g, '');
}

/** The one registration page behind /inforgister and /tmplrgister (spec §2), without the common layout. */
export default function RegistrationScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const formId = formIdOf(pathname, search);
  const sent = hasShape(state, { receiptNumber: 'string', at: 'string' }) ? state : undefined;
  const request = useLatestRequest(
    (signal) => found(getRegistrationForm, formId, signal),
    [formId],
  );
  const left = useLeftOver(formId, useUser()?.loginName);
  const { error, isLoading, refresh } = request;
  // Another form is not shown under the one before it.
  const form = request.data?.formId === formId ? request.data : undefined;
  const isReceipt = sent !== undefined && form !== undefined;
  const show = (next?: Sent) => navigate(onThisPage(search), { replace: true, state: next });

  return (
    <div className={styles.column}>
      <PageHead
        title={form?.title ?? t('registration.title')}
        titleLang={form ? 'zh-CN' : undefined}
        intro={t(sent ? 'registration.receipt.intro' : 'registration.intro')}
      />
      {error && !isLoading && !isReceipt && (
        <Failure title={t('registration.failed')} onRetry={refresh} />
      )}
      {request.data === null && !isLoading && (
        <State
          role="status"
          title={t('registration.none')}
          hint={t('registration.none.hint')}
          action={{ label: t('registration.home'), to: '/home' }}
        />
      )}
      {isLoading && !isReceipt && (
        <div aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 10 }} />
        </div>
      )}
      {isReceipt && <Receipt sent={sent} onMend={() => show()} />}
      {/* To correct is to start from what was sent: never from the form as it was before that. */}
      {form && left.isReady && !sent && !isLoading && !error && (
        <RegistrationForm
          key={formId}
          form={form}
          leftOver={left.found}
          onSent={(receiptNumber) => {
            show({ receiptNumber, at: new Date().toISOString() });
            refresh();
          }}
        />
      )}
    </div>
  );
}

interface ReceiptProps {
  sent: Sent;
  onMend: () => void;
}

/** What was handed in has a number: to be noted, printed, and shown on the spot. */
function Receipt({ sent, onMend }: ReceiptProps) {
  const t = useT();
  return (
    <Outcome
      status="success"
      isFresh
      title={t('registration.receipt.title')}
      hint={<span className="offPaper">{t('registration.receipt.hint')}</span>}
      actions={
        <>
          <PrintButton />
          <Button size="large" onClick={onMend}>
            {t('registration.receipt.mend')}
          </Button>
        </>
      }
    >
      <p>{t('registration.receipt.number')}</p>
      <p className={styles.number}>{sent.receiptNumber}</p>
      <p>
        {/* Paper has no hover, and tomorrow it is not today's. */}
        {t('registration.receipt.at')} <Time value={sent.at} isExact />
      </p>
    </Outcome>
  );
}
