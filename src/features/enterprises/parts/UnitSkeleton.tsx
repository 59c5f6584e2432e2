import { useT } from '@/hooks/useT';
import styles from './UnitSkeleton.module.css';

/** An enterprise before it is here: facts and text where they will stand. */
export default function UnitSkeleton() {
  const t = useT();
  return (
    <div className={styles.columns}>
      <span className="visuallyHidden">{t('common.loading')}</span>
      <div className={styles.card} aria-hidden="true" />
      <div className={styles.card} aria-hidden="true" />
    </div>
  );
}
