import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import styles from './StickyActions.module.css';

/** The actions of a page; on phones they stay in view at the bottom, above the frame's own bar where there is one. */
export default function StickyActions({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const hasBottomBar = new URLSearchParams(search).get('headStyle') !== 'false';
  return <div className={hasBottomBar ? styles.actions : styles.lowest}>{children}</div>;
}
