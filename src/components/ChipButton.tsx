import type { ReactNode } from 'react';
import styles from './ChipButton.module.css';
import PlainButton from './PlainButton';

interface ChipButtonProps {
  children: ReactNode;
  /** The accessible name: says what a press does, for people who do not see the cross; contains what is shown. */
  label: string;
  onRemove: () => void;
}

/** An applied filter; a press removes it. */
export default function ChipButton({ children, label, onRemove }: ChipButtonProps) {
  return (
    <PlainButton className={styles.chip} aria-label={label} onClick={onRemove}>
      <span className={styles.text}>{children}</span>
    </PlainButton>
  );
}
