import { type ReactNode, useId } from 'react';
import styles from './Part.module.css';

/** A part of a page under its own heading. */
export default function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
