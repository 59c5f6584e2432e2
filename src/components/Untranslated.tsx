import type { ReactNode } from 'react';
import styles from './Untranslated.module.css';

/**
 * Keeps a browser that translates the page from what a widget of antd writes in its box: React cannot empty a bare text that was
 * moved, and would end the page (facebook/react#11538). The list of choices is translated.
 */
export default function Untranslated({ children }: { children: ReactNode }) {
  return (
    <span translate="no" className={styles.box}>
      {children}
    </span>
  );
}
