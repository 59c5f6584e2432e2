import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import ActionLink from '@/components/ActionLink';
import LazySection from '@/components/LazySection';
import PageBoundary from '@/components/PageBoundary';
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
      <PageBoundary>
        {placeholder ? <LazySection placeholder={placeholder}>{children}</LazySection> : children}
      </PageBoundary>
    </section>
  );
}
