import { type ReactNode, useId } from 'react';
import { useT } from '@/hooks/useT';
import styles from './Field.module.css';

/** What ties a control to its label, hint and error; spread it on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: string;
  /** The rule or the help, said before the mistake. */
  hint?: ReactNode;
  error?: string;
  /** Where an error summary leads; one of its own otherwise. */
  id?: string;
  isRequired?: boolean;
  /** Says so beside the label of a field that may stay empty. */
  isOptional?: boolean;
  /** Several controls under one label, such as radio buttons. */
  isGroup?: boolean;
  /** Language of a label that comes from the server. */
  lang?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint under it, control, error under that: wired for eyes and ears alike. */
export default function Field(props: FieldProps) {
  const { label, hint, error, isRequired, isOptional, isGroup, lang, children } = props;
  const t = useT();
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  };
  const words = (
    <>
      <span lang={lang}>{label}</span>
      {isOptional && <span className={styles.optional}> {t('common.optional')}</span>}
    </>
  );
  const rest = (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.control}>{children(control)}</div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
  if (isGroup) {
    return (
      <fieldset className={styles.field} aria-describedby={describedBy || undefined}>
        <legend className={styles.label}>{words}</legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {words}
      </label>
      {rest}
    </div>
  );
}
