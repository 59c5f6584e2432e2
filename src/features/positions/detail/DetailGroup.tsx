import { type ReactNode, useId } from 'react';
import styles from './Detail.module.css';

export interface DetailFact {
  label: string;
  value: ReactNode;
  /** zh-CN for server text. */
  lang?: 'zh-CN';
  /** Takes the whole width: long texts. */
  isWide?: boolean;
}

interface DetailGroupProps {
  title: string;
  /** Facts without a value are left out. */
  facts: readonly DetailFact[];
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
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== undefined && value !== '')
          .map(({ label, value, lang, isWide }) => (
            <div key={label} className={isWide ? styles.wide : styles.fact}>
              <dt>{label}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  );
}
