import type { CSSProperties } from 'react';
import styles from './Section.module.css';

interface SectionSkeletonProps {
  rows: number;
  /** Height of a row (px). */
  height: number;
  /** Height of a row on a phone (px), where texts need more lines. */
  narrowHeight: number;
}

/** A placeholder in the size of the content, so that nothing moves when the content appears. */
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
