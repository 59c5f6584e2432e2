import { Link } from '@umijs/max';
import { type ReactNode, useId } from 'react';
import PageBoundary from '@/components/PageBoundary';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  more?: { label: string; to: string };
  children: ReactNode;
}

/** A part of the home page under its own heading. What fails in it stays in it. */
export default function Section({ title, more, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {more && (
          <Link className={styles.more} to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      <PageBoundary>{children}</PageBoundary>
    </section>
  );
}
