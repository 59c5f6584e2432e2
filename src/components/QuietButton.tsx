import type { ReactNode } from 'react';
import styles from './QuietButton.module.css';

interface QuietButtonProps {
  /** Stands before the word, never alone. */
  icon: ReactNode;
  children: ReactNode;
  onClick: () => void;
}

/** A lesser action beside the page's main one: an icon and a word, without an edge. */
export default function QuietButton({ icon, children, onClick }: QuietButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
