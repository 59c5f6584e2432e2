import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import inFull from '../shared/InFull.module.css';
import styles from './Detail.module.css';

function Bones({ widths }: { widths: readonly number[] }) {
  return (
    <div className={inFull.panel}>
      {widths.map((width) => (
        <div key={width} className="bone" style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** The placeholder of a position's groups. */
export function GroupsSkeleton() {
  return (
    <>
      <Bones widths={[40, 70, 55]} />
      <Bones widths={[60, 45, 70, 50]} />
      <Bones widths={[80, 75, 60]} />
    </>
  );
}

/** The placeholder while a position loads: panel, groups and lines; `side` is what is there already of its side. */
export default function DetailSkeleton({ side }: { side?: ReactNode }) {
  const t = useT();
  return (
    <div role="status" className={inFull.columns}>
      <span className="visuallyHidden">{t('common.loading')}</span>
      {side || (
        <div className={styles.side}>
          <Bones widths={[45, 70, 85, 100]} />
        </div>
      )}
      <div className={inFull.content}>
        <GroupsSkeleton />
      </div>
    </div>
  );
}
