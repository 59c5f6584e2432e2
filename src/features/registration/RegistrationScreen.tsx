import { useLocation, useNavigate } from '@umijs/max';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import { found } from '@/hooks/useFound';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { getRegistrationForm } from '@/services/registration';
import { onThisPage } from '@/utils/onThisPage';
import Receipt from './Receipt';
import styles from './Registration.module.css';
import RegistrationForm from './RegistrationForm';
import { type Sent, sentIn } from './sent';
import { useLeftOver } from './useLeftOver';

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
  const sent = sentIn(state);
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
      {isLoading && !isReceipt && <FormSkeleton />}
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

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

function FormSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {rows.map((row) => (
        <div key={row} />
      ))}
    </div>
  );
}
