import styles from './Section.module.css';

export interface SectionSkeletonProps {
  rows: number;
  /** Of one row (px). */
  height: number;
}

/** Rows in the shape of what will come, so that nothing moves when it does. */
export default function SectionSkeleton({ rows, height }: SectionSkeletonProps) {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={styles.line} style={{ height }} />
      ))}
    </div>
  );
}
