import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import Waiting from '@/components/Waiting';
import { useT } from '@/hooks/useT';
import styles from './Consent.module.css';
import ConsentAnswer from './ConsentAnswer';
import ConsentFacts from './ConsentFacts';
import ConsentOutcome from './ConsentOutcome';
import { useConsent } from './useConsent';

/** A screen of its own for the consent to a background check (docs/decisions.md): read first, then decide. */
export default function ConsentScreen({ notificationId }: { notificationId: string }) {
  const t = useT();
  const consent = useConsent(notificationId);
  const { notification, delivery, standing, error, loading, refresh, answer } = consent;
  const { action } = notification ?? {};
  const isLoaded = !loading && (!error || notification);

  return (
    <>
      <PageHead
        title={t('consent.title')}
        place={`consent=${notificationId}`}
        breadcrumb={[{ label: t('account.notifications.title'), to: '/user/notifications' }]}
        intro={
          delivery && (
            <span lang="zh-CN">
              {delivery.targetName} · {delivery.enterpriseName}
            </span>
          )
        }
      />
      <div className={styles.screen} aria-busy={loading}>
        {error && !notification && !loading && (
          <Failure title={t('consent.failed')} onRetry={refresh} />
        )}
        {loading && !notification && <Waiting />}
        {isLoaded && standing.kind === 'open' && action?.consent && (
          <>
            <ConsentFacts consent={action.consent} dueAt={action.dueAt} />
            <ConsentAnswer
              notificationId={notificationId}
              consent={action.consent}
              isSending={consent.isSending}
              isTextNew={consent.isTextNew}
              onAnswer={answer}
            />
          </>
        )}
        {isLoaded && standing.kind !== 'open' && (
          <ConsentOutcome standing={standing} delivery={delivery} isFresh={consent.isAnswered} />
        )}
      </div>
    </>
  );
}
