import { Flex } from 'antd';
import { type CSSProperties, type ReactNode, useId } from 'react';
import ActionLink from '@/components/ActionLink';
import InView from '@/components/InView';
import LateBoundary from '@/components/LateBoundary';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  more?: { label: string; to: string };
  /** In the content's size: with it, the content loads when the reader comes near. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** A section of the home page with its heading. An error in it does not affect the page. */
export default function Section({ title, more, placeholder, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Flex wrap gap="0 16px" align="center" justify="space-between" className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {more && (
          <ActionLink isPlain size="medium" to={more.to}>
            {more.label}
          </ActionLink>
        )}
      </Flex>
      {placeholder ? (
        <InView placeholder={placeholder}>{children}</InView>
      ) : (
        <LateBoundary>{children}</LateBoundary>
      )}
    </section>
  );
}

interface SectionSkeletonProps {
  rows: number;
  /** Height of a row (px). */
  height: number;
  /** Height of a row on a phone (px), where texts need more lines. */
  narrowHeight: number;
}

/** A placeholder in the size of the content, so that nothing moves when the content appears. */
export function SectionSkeleton({ rows, height, narrowHeight }: SectionSkeletonProps) {
  const heights = { '--row': `${height}px`, '--narrow-row': `${narrowHeight}px` } as CSSProperties;
  return (
    <div className={styles.skeleton} style={heights}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={styles.line}>
          <div className="bone" style={{ width: '40%' }} />
          <div className="bone" style={{ width: '70%' }} />
        </div>
      ))}
    </div>
  );
}
