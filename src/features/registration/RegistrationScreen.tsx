import { useLocation, useNavigate } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import Outcome from '@/components/Outcome';
import PageHead from '@/components/PageHead';
import PrintButton from '@/components/PrintButton';
import State from '@/components/State';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { onThisPage } from '@/utils/onThisPage';
import { serverNow } from '@/utils/serverClock';
import { hasShape } from '@/utils/shape';
import styles from './Registration.module.css';
import RegistrationForm from './RegistrationForm';
import { useEarlierDraft } from './registrationDraft';
import { useRegistrationForm } from './useRegistration';

/** A receipt, stored in the history entry, so that a reload shows it again. */
interface Sent {
  receiptNumber: string;
  /** ISO 8601. */
  at: string;
}

/** The registration page of /inforgister and /tmplrgister (spec §2), without the common layout. */
export default function RegistrationScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // The form in `?formId=`, else the one that the route names (contract: registration/edit).
  const formId = new URLSearchParams(search).get('formId') || pathname.replace(/^\/|\/$/g, '');
  const sent = hasShape(state, { receiptNumber: 'string', at: 'string' }) ? state : undefined;
  const request = useRegistrationForm(formId);
  const left = useEarlierDraft(formId, useUser()?.loginName);
  const { error, isLoading, refresh } = request;
  const form = request.data ?? undefined;
  const isMissing = request.data === null && !isLoading;
  const isReceipt = sent !== undefined && form !== undefined;
  const show = (next?: Sent) => navigate(onThisPage(search), { replace: true, state: next });

  return (
    <div className={styles.column}>
      <PageHead
        title={form?.title ?? t('registration.title')}
        titleLang={form ? 'zh-CN' : undefined}
        intro={t(sent ? 'registration.receipt.intro' : 'registration.intro')}
      />
      {isMissing && (
        <State
          role="status"
          title={t('registration.none')}
          hint={t('registration.none.hint')}
          action={{ label: t('registration.home'), to: '/home' }}
        />
      )}
      {isReceipt && <Receipt sent={sent} onCorrect={() => show()} />}
      {!isReceipt && !isMissing && (
        <AsyncContent
          // A correction starts from the data that were sent, so the form appears when they have loaded.
          data={isLoading || error ? undefined : form}
          request={request}
          failureTitle={t('registration.failed')}
          skeleton={<Skeleton active title={false} paragraph={{ rows: 10 }} />}
        >
          {(shown) =>
            left.isReady && (
              <RegistrationForm
                key={formId}
                form={shown}
                leftOver={left.found}
                onSent={(receiptNumber) => {
                  show({ receiptNumber, at: new Date(serverNow()).toISOString() });
                  refresh();
                }}
              />
            )
          }
        </AsyncContent>
      )}
    </div>
  );
}

/** The receipt of a sent form, with its number, for printing or showing. */
function Receipt({ sent, onCorrect }: { sent: Sent; onCorrect: () => void }) {
  const t = useT();
  return (
    <Outcome
      status="success"
      isFresh
      title={t('registration.receipt.title')}
      hint={<span className="offPaper">{t('registration.receipt.hint')}</span>}
      actions={
        <>
          <PrintButton size="large" />
          <Button size="large" onClick={onCorrect}>
            {t('registration.receipt.mend')}
          </Button>
        </>
      }
    >
      <p>{t('registration.receipt.number')}</p>
      <p className={styles.number}>
        <bdi>{sent.receiptNumber}</bdi>
      </p>
      <p>
        {/* An exact time, because the receipt is printed and read later. */}
        {t('registration.receipt.at')} <Time value={sent.at} isExact />
      </p>
    </Outcome>
  );
}
