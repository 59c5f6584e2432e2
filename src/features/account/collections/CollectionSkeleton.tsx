import { useT } from '@/hooks/useT';
import styles from './Collections.module.css';

/** Shaped like the rows that will come. */
export default function CollectionSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true">
      <span className="visuallyHidden">{t('common.loading')}</span>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.waiting} aria-hidden="true" />
      ))}
    </div>
  );
}
