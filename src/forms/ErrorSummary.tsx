import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { controlAt, moveFocus } from '@/utils/moveFocus';
import styles from './ErrorSummary.module.css';
import type { FieldError } from './fieldErrors';
import { controlId } from './fieldSpec';

interface ErrorSummaryProps {
  /** Prefix of the ids of the form's controls. */
  formId: string;
  errors: readonly FieldError[];
  /** Number of failed attempts: the summary takes the focus at each one. */
  attempt: number;
  /** The heading; by default the number of errors. */
  title?: string;
  /** Words after a message that say where its field is, where several fields have the same name. */
  placeOf?: (path: string) => string;
  /** Called before the focus moves to a field, so that the caller can open a closed part around it. */
  onReach?: (path: string) => void;
}

/** All errors of a form, above it. Takes the focus and links to each field. */
export default function ErrorSummary(props: ErrorSummaryProps) {
  const { formId, errors, attempt, title, placeOf, onReach } = props;
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const isShown = errors.length > 0;
  // Not a layout effect: a date picker that loses the focus before it is committed fails.
  useEffect(() => {
    if (attempt > 0 && isShown) moveFocus(box.current);
  }, [attempt, isShown]);
  if (!isShown) return null;

  const goTo = (event: MouseEvent, path: string) => {
    onReach?.(path);
    const field = controlAt(controlId(formId, path));
    if (!field) return;
    // Without this, the router handles the anchor as a navigation.
    event.preventDefault();
    moveFocus(field, 'center');
  };
  return (
    <section ref={box} className={styles.summary} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title ?? t('validation.summary', { count: errors.length })}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ path, message, lang }) => (
          <li key={`${path} ${message}`} lang={lang}>
            {path === undefined ? (
              message
            ) : (
              <a href={`#${controlId(formId, path)}`} onClick={(event) => goTo(event, path)}>
                {`${message}${placeOf?.(path) ?? ''}`}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
