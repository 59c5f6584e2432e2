import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import styles from './Detail.module.css';

/** The placeholder while a position loads: panel, groups and lines; `side` is what is there already of its side. */
export default function DetailSkeleton({ side }: { side?: ReactNode }) {
  const t = useT();
  const bones = (...widths: number[]) => (
    <div className={styles.panel}>
      {widths.map((width) => (
        <div key={width} className="bone" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
  return (
    <div role="status" className={styles.columns}>
      <span className="visuallyHidden">{t('common.loading')}</span>
      {side || <div className={styles.side}>{bones(45, 70, 85, 100)}</div>}
      <div className={styles.content}>
        {bones(40, 70, 55)}
        {bones(60, 45, 70, 50)}
        {bones(80, 75, 60)}
      </div>
    </div>
  );
}
