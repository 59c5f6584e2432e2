import { useAccess } from '@umijs/max';
import { useId } from 'react';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchDeliveries } from '@/services/delivery';
import styles from './FlowScreen.module.css';
import OwnPlaceCard from './flow/OwnPlaceCard';
import FlowSteps from './shared/FlowSteps';
import { ownPlaceOf } from './shared/flow';

const pageSize = 50;

/** The recruitment flow, and the signed-in reader's own place in it (spec §2, /recruitmentflow). */
export default function FlowScreen() {
  const t = useT();
  const titleId = useId();
  const { canUseCandidateScreens } = useAccess();
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchDeliveries({ group: 'active', current: 1, pageSize }, { signal }),
    [],
    { isReady: canUseCandidateScreens },
  );
  const place = data && ownPlaceOf(data.list);
  return (
    <>
      <PageHead title={t('content.flow.title')} intro={t('content.flow.intro')} />
      {canUseCandidateScreens && (
        <section className={styles.own} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {t('content.flow.own')}
          </h2>
          {error && !isLoading && (
            <Failure isCompact title={t('content.flow.ownFailed')} onRetry={refresh} />
          )}
          {!error && !data && <p className={styles.waiting}>{t('common.loading')}</p>}
          {data && !error && <OwnPlaceCard place={place} drafts={data.counts.draft} />}
        </section>
      )}
      <div className={styles.steps}>
        <FlowSteps isDetailed headingLevel={2} current={place?.step} />
      </div>
    </>
  );
}
