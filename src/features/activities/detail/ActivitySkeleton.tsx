import { useT } from '@/hooks/useT';
import styles from './Activity.module.css';

const parts = ['sessions', 'text', 'participants'] as const;

/** The activity's shape while it loads: the panel at the side, parts beside it. */
export default function ActivitySkeleton() {
  const t = useT();
  return (
    <div className={styles.columns} aria-busy="true">
      <span className="visuallyHidden">{t('common.loading')}</span>
      <div className={styles.bone} />
      <div className={styles.content}>
        {parts.map((part) => (
          <div key={part} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}
