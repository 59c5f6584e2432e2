import type { ReactNode } from 'react';
import { stickyRoom } from '@/utils/stickyRoom';
import styles from './StickyFooter.module.css';

interface StickyFooterProps {
  /** The result of the last press, beside the buttons. */
  message?: ReactNode;
  children: ReactNode;
}

/** The buttons at the end of a form: always in view, on a phone above the navigation bar. */
export default function StickyFooter({ message, children }: StickyFooterProps) {
  return (
    <div ref={stickyRoom} className={styles.foot}>
      <div className={styles.said}>{message}</div>
      {children}
    </div>
  );
}
