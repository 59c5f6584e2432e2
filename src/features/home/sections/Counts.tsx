import { Link } from '@umijs/max';
import Failure from '@/components/Failure';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { getPositionCounts } from '@/services/recruitment';
import styles from './Counts.module.css';

const types = ['social', 'campus', 'intern'] as const;

/** How many positions of each type are open, each leading to them, and how many people are sought. */
export default function Counts() {
  const t = useT();
  const { data, error, loading, refresh } = useCall(() => getPositionCounts());
  if (error && !data) {
    return (
      <Failure isCompact title={t('home.counts.failed')} onRetry={refresh} isRetrying={loading} />
    );
  }
  const number = (count: number | undefined) => (
    <span className={count === undefined ? `${styles.number} ${styles.waiting}` : styles.number}>
      {count !== undefined && t('home.counts.value', { count })}
    </span>
  );
  return (
    <ul className={styles.list} aria-label={t('home.counts.title')} aria-busy={!data}>
      {types.map((type) => (
        <li key={type}>
          <Link className={styles.count} to={`/searchPosition/${type}?state=open`}>
            {number(data?.[type])} {t(`home.counts.${type}`)}
          </Link>
        </li>
      ))}
      <li className={styles.count}>
        {number(data?.headcount)} {t('home.counts.headcount')}
      </li>
    </ul>
  );
}
