import type { ComponentProps } from 'react';
import type { TermWord } from '@/hooks/useTerms';
import styles from '../../PortalForm.module.css';
import { textOf } from '../../values';

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  options: readonly TermWord[];
  /** Shown while nothing is chosen. */
  emptyLabel: string;
  /** A code, from the form item; '' for none. */
  value?: unknown;
  onChange?: (code: string) => void;
}

/** The device's own select in the look of antd's fields; antd has no such control. */
export default function NativeSelect(props: NativeSelectProps) {
  const { options, emptyLabel, value, onChange, ...rest } = props;
  const code = textOf(value);
  return (
    <select
      {...rest}
      className={code === '' ? `${styles.native} ${styles.none}` : styles.native}
      value={code}
      onChange={(event) => onChange?.(event.target.value)}
    >
      <option value="">{!rest.disabled && emptyLabel}</option>
      {options.map((option) => (
        <option key={option.code} value={option.code} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
