import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { controlAt, moveFocus } from '@/utils/moveFocus';
import styles from './ErrorSummary.module.css';

export interface FormError {
  message: string;
  /** Id of the control to correct; absent when the error belongs to no single field. */
  fieldId?: string;
  /** Language of a message that comes from the server. */
  lang?: string;
}

interface ErrorSummaryProps {
  errors: readonly FormError[];
  /** Number of failed attempts: the summary takes the focus at each one. */
  attempt: number;
  /** The heading; by default the number of errors. */
  title?: string;
  /** Called before the focus moves to a field, so that the caller can open a closed part around it. */
  onReach?: (fieldId: string) => void;
}

function goTo(event: MouseEvent, fieldId: string, onReach?: (fieldId: string) => void): void {
  onReach?.(fieldId);
  const field = controlAt(fieldId);
  if (!field) return;
  // Without this, the router handles the anchor as a navigation.
  event.preventDefault();
  moveFocus(field, 'center');
}

/** All errors of a form, above it. Takes the focus and links to each field. */
export default function ErrorSummary({ errors, attempt, title, onReach }: ErrorSummaryProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const isShown = errors.length > 0;
  // Not a layout effect: a date picker that loses the focus before it is committed fails.
  useEffect(() => {
    if (attempt > 0 && isShown) moveFocus(box.current);
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
