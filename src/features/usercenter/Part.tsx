import { Link } from '@umijs/max';
import { type ReactNode, useId } from 'react';
import styles from './UserCenter.module.css';

interface PartProps {
  title: string;
  more?: { label: string; to: string };
  /** What stands in it has an edge of its own. */
  isBare?: boolean;
  children: ReactNode;
}

/** A part of the user centre under its own heading. */
export default function Part({ title, more, isBare, children }: PartProps) {
  const titleId = useId();
  return (
    <section className={isBare ? styles.bare : styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {more && <Link to={more.to}>{more.label}</Link>}
      </div>
      {children}
    </section>
  );
}
