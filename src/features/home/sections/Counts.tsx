import { Link } from '@umijs/max';
import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import styles from './Counts.module.css';
import { useCounts } from './useHome';

const types = ['social', 'campus', 'intern'] as const;

/** The number of open positions by type, each with a link, and the number of people wanted. */
export default function Counts() {
  const t = useT();
  const { data, error, isLoading, refresh } = useCounts();
  if (error && !data) {
    return (
      <Failure isCompact title={t('home.counts.failed')} onRetry={refresh} isRetrying={isLoading} />
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
