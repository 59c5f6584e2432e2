import { useId } from 'react';
import Failure from '@/components/Failure';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { getRelatedPositions } from '@/services/recruitment';
import PositionRow from './PositionRow';
import styles from './PositionRow.module.css';

interface SimilarPositionsProps {
  recruitmentId: string;
  /** The list from which one came to this position: it stays behind the others. */
  backPath: string;
}

/** Positions like this one (contract: related, at most six); nothing when there is none. */
export default function SimilarPositions({ recruitmentId, backPath }: SimilarPositionsProps) {
  const t = useT();
  const headingId = useId();
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => getRelatedPositions(recruitmentId, { signal }),
    [recruitmentId],
  );
  if (error && !isLoading) {
    return <Failure isCompact title={t('positions.detail.relatedFailed')} onRetry={refresh} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <section className="offPaper" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.similar}>
        {t('positions.detail.related')}
      </h2>
      <ul className="rows">
        {data.map((position) => (
          <li key={position.id}>
            <PositionRow position={position} src="search" backPath={backPath} isAside />
          </li>
        ))}
      </ul>
    </section>
  );
}
