import { useT } from '@/hooks/useT';
import styles from './Skeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** Positions before they are here: three lines each, where they will stand. */
export default function ResultSkeleton() {
  const t = useT();
  return (
    <div className={styles.box}>
      <span className="visuallyHidden">{t('common.loading')}</span>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.heading} />
          <div className={styles.long} />
          <div className={styles.line} />
        </div>
      ))}
    </div>
  );
}
