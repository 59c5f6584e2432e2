import { useT } from '@/hooks/useT';
import styles from './Skeleton.module.css';

const groups = [5, 3, 6, 0, 0, 0] as const;

/** The facets before they are here: headings and lines where they will stand. */
export default function FacetSkeleton() {
  const t = useT();
  return (
    <div className={styles.box} role="status">
      <span className="visuallyHidden">{t('common.loading')}</span>
      {groups.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
        <div key={index} className={styles.group}>
          <div className={styles.heading} />
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
            <div key={line} className={styles.line} />
          ))}
        </div>
      ))}
    </div>
  );
}
