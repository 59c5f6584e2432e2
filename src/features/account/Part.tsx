import { type ReactNode, useId } from 'react';
import styles from './Part.module.css';

interface PartProps {
  title: string;
  /** One line that says what this is for. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A titled part of an account screen. */
export default function Part({ title, intro, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
