import Facts from '@/components/Facts';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import { Due } from '@/components/Time';
import Waiting from '@/components/Waiting';
import { useT } from '@/hooks/useT';
import type { BackgroundConsent } from '@/services/types';
import styles from './Consent.module.css';
import ConsentAnswer from './ConsentAnswer';
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

interface ConsentFactsProps {
  consent: BackgroundConsent;
  dueAt: string;
}

/** What is checked, by whom, why, how long it is kept, what refusing means, which text this is and until when it waits. */
function ConsentFacts({ consent, dueAt }: ConsentFactsProps) {
  const t = useT();
  const { agency, items, purpose, retention, refusalEffect, version } = consent;
  const list = (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  const lang = 'zh-CN';
  return (
    <Facts
      facts={[
        { label: t('consent.items'), value: list, lang },
        { label: t('consent.agency'), value: agency, lang },
        { label: t('consent.purpose'), value: purpose, lang },
        { label: t('consent.retention'), value: retention, lang },
        { label: t('consent.refusalEffect'), value: refusalEffect, lang },
        { label: t('consent.version'), value: version },
        { label: t('consent.dueAt'), value: <Due value={dueAt} /> },
      ]}
    />
  );
}
