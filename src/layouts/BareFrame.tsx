import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import PageBoundary from '@/components/PageBoundary';
import styles from './Frame.module.css';

/** A page without the common layout (spec §2), or with its head hidden by `headStyle=false`. */
export default function BareFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <main id="content" className={styles.content}>
      <PageBoundary resetKey={pathname}>{children}</PageBoundary>
    </main>
  );
}
