import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { stickyRoom } from '@/utils/stickyRoom';
import styles from './StickyActions.module.css';

/** The actions of a page. On a phone they stay in view at the bottom, above the navigation bar. */
export default function StickyActions({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const hasBottomBar = new URLSearchParams(search).get('headStyle') !== 'false';
  return (
    <div ref={stickyRoom} className={hasBottomBar ? styles.actions : styles.lowest}>
      {children}
    </div>
  );
}
