import { type ReactNode, useId } from 'react';
import styles from './Part.module.css';

interface PartProps {
  title: string;
  /** One line that says what this is for. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export default function Part({ title, intro, children }: PartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
