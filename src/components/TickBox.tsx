import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import styles from './TickBox.module.css';

interface TickBoxProps {
  id: string;
  isTicked: boolean;
  isInvalid: boolean;
  onChange: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A tick that something depends on: as high as a finger needs. */
export default function TickBox({ id, isTicked, isInvalid, onChange, children }: TickBoxProps) {
  return (
    <Checkbox
      id={id}
      className={styles.box}
      checked={isTicked}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => onChange(target.checked)}
    >
      {children}
    </Checkbox>
  );
}
