import type { ReactNode } from 'react';
import { stickyRoom } from '@/utils/stickyRoom';
import styles from './StickyFooter.module.css';

/** The buttons at the end of a form, and what the last press did: in view, on a phone in the place of the navigation bar (layouts/BottomBar). */
export default function StickyFooter(props: { message?: ReactNode; children: ReactNode }) {
  return (
    <div ref={stickyRoom} className={styles.foot}>
      <div className={styles.said}>{props.message}</div>
      {props.children}
    </div>
  );
}
