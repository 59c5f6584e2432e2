import { Result } from 'antd';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Outcome.module.css';

interface OutcomeProps {
  status?: 'success' | 'info' | 'warning' | 'error';
  title: string;
  /** What it means, or what comes next. */
  hint?: ReactNode;
  /** The ways on. */
  actions?: ReactNode;
  /** It has just come about, here: it comes into view and takes the focus. */
  isFresh?: boolean;
  children?: ReactNode;
}

/** What became of something, as antd's Result: a working screen's, since it costs 14 kB. */
export default function Outcome(props: OutcomeProps) {
  const { status = 'info', title, hint, actions, isFresh, children } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    // The page before may have been long.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isFresh]);
  return (
    <section className={styles.outcome} aria-labelledby={titleId}>
      <Result
        status={status}
        classNames={{ root: styles.result, body: styles.body, extra: styles.actions }}
        title={
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
        }
        subTitle={hint}
        extra={actions}
      >
        {children}
      </Result>
    </section>
  );
}
