import { useT } from '@/hooks/useT';
import styles from './Results.module.css';

const groups = [5, 3, 6, 0, 0, 0] as const;
const rows = [2, 2, 2, 2, 2, 2, 2, 2] as const;

/** The placeholder while facets or positions (three lines each) load. */
function Bones({ lines, isStatus }: { lines: readonly number[]; isStatus?: boolean }) {
  const t = useT();
  return (
    <div className="surface" role={isStatus ? 'status' : undefined}>
      <span className="visuallyHidden">{t('common.loading')}</span>
      {lines.map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
        <div key={index} className={isStatus ? styles.group : styles.row}>
          {Array.from({ length: count + 1 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
            <div key={line} className="bone" />
          ))}
        </div>
      ))}
    </div>
  );
}

export function FacetSkeleton() {
  return <Bones lines={groups} isStatus />;
}

export function ResultSkeleton() {
  return <Bones lines={rows} />;
}
