import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useT } from '@/hooks/useT';
import styles from './ErrorSummary.module.css';

export interface FormError {
  message: string;
  /** Id of the control to mend; absent when the mistake is no single field's. */
  fieldId?: string;
  /** Language of a message that comes from the server. */
  lang?: string;
}

interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** Counts the failed attempts: the summary takes the focus at each. */
  attempt: number;
  /** How many there are to mend, unless said otherwise. */
  title?: string;
  /** Called before a field is gone to, to open what hides it. */
  onReach?: (fieldId: string) => void;
}

function goTo(event: MouseEvent, fieldId: string, onReach?: (fieldId: string) => void): void {
  onReach?.(fieldId);
  const field = document.getElementById(fieldId);
  if (!field) return;
  // Without this the router would take the anchor for a navigation.
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

/** Everything to mend in a form, on top of it: takes the focus, and leads to each field. */
export default function ErrorSummary({ errors, attempt, title, onReach }: ErrorSummaryProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const isShown = errors.length > 0;
  // Once all is drawn: a date picker that loses the focus meanwhile does not find itself.
  useEffect(() => {
    if (attempt > 0 && isShown) box.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title ?? t('validation.summary', { count: errors.length })}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ message, fieldId, lang }) => (
          <li key={`${fieldId ?? ''} ${message}`} lang={lang}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId, onReach)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
