import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './ChipButton.module.css';

interface ChipButtonProps {
  children: ReactNode;
  /** What a press does, for those who do not see the cross. */
  label: string;
  onRemove: () => void;
}

/** An applied filter that a press takes off. */
export default function ChipButton({ children, label, onRemove }: ChipButtonProps) {
  return (
    <Button
      color="primary"
      variant="filled"
      className={styles.chip}
      icon={<span aria-hidden="true">×</span>}
      iconPlacement="end"
      aria-label={label}
      onClick={onRemove}
    >
      <span className={styles.text}>{children}</span>
    </Button>
  );
}
