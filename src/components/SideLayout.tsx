import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import styles from './SideLayout.module.css';

interface SideLayoutProps {
  side: ReactNode;
  children: ReactNode;
}

/** A screen of work: its steps or sections at the side, on a phone above, and a card with the open one. */
export default function SideLayout({ side, children }: SideLayoutProps) {
  return (
    <div className={styles.layout}>
      <aside className={styles.side}>{side}</aside>
      {children}
    </div>
  );
}

/** The placeholder while such a screen loads, with so many lines at the side and in the card. */
export function SideSkeleton({ side = 8, card = 8 }: { side?: number; card?: number }) {
  return (
    <div aria-hidden="true">
      <SideLayout side={<Skeleton title={false} paragraph={{ rows: side }} />}>
        <div className={styles.card}>
          <Skeleton paragraph={{ rows: card }} />
        </div>
      </SideLayout>
    </div>
  );
}
