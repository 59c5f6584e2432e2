import { type ReactNode, useId } from 'react';
import styles from './PageSection.module.css';

interface PageSectionProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its own heading, and a line that says what it is for. */
export default function PageSection({ title, intro, children }: PageSectionProps) {
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
