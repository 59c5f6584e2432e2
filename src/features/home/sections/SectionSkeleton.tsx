import type { CSSProperties } from 'react';
import styles from './Section.module.css';

export interface SectionSkeletonProps {
  rows: number;
  /** Of one row (px). */
  height: number;
  /** Of one row on a phone (px), where words take more lines. */
  narrowHeight: number;
}

/** Rows in the shape of what will come, so that nothing moves when it does. */
export default function SectionSkeleton({ rows, height, narrowHeight }: SectionSkeletonProps) {
  const heights = { '--row': `${height}px`, '--narrow-row': `${narrowHeight}px` } as CSSProperties;
  return (
    <div className={styles.skeleton} style={heights}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={styles.line} />
      ))}
    </div>
  );
}
