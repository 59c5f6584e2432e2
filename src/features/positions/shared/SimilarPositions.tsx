import { useId } from 'react';
import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import PositionRow from './PositionRow';
import styles from './PositionRow.module.css';
import { useSimilarPositions } from './usePositions';

interface SimilarPositionsProps {
  recruitmentId: string;
  /** The list from which the person came to this position; the way back of the similar positions leads there, too. */
  backPath: string;
}

/** Similar positions (contract: related, at most six); shows nothing when there are none. */
export default function SimilarPositions({ recruitmentId, backPath }: SimilarPositionsProps) {
  const t = useT();
  const headingId = useId();
  const { data, error, isLoading, refresh } = useSimilarPositions(recruitmentId);
  if (error) {
    return (
      <Failure
        title={t('positions.detail.relatedFailed')}
        isRetrying={isLoading}
        onRetry={refresh}
      />
    );
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
