import type { ComponentProps } from 'react';
import NativeSelect from '@/components/select/NativeSelect';
import styles from '../../PortalForm.module.css';
import { textOf } from '../../values';

type OwnSelectProps = Omit<ComponentProps<typeof NativeSelect>, 'value'> & {
  /** A code, from the form item; '' for none. */
  value?: unknown;
};

/** The device's own select in the look of antd's fields. */
export default function OwnSelect({ value, ...props }: OwnSelectProps) {
  const code = textOf(value);
  const look = code === '' ? `${styles.native} ${styles.none}` : styles.native;
  return (
    <span className={styles.choice}>
      <NativeSelect {...props} className={look} value={code} />
    </span>
  );
}
