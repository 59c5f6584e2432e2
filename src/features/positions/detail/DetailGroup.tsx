import { type ReactNode, useId } from 'react';
import Facts, { type Fact } from '@/components/Facts';
import styles from './Detail.module.css';

interface DetailGroupProps {
  title: string;
  /** Facts without a value are left out. */
  facts: readonly Fact[];
  children?: ReactNode;
}

/** A group of facts under its heading. */
export default function DetailGroup({ title, facts, children }: DetailGroupProps) {
  const headingId = useId();
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <Facts facts={facts} columns={2} />
      {children}
    </section>
  );
}
