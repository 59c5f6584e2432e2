import { useLocation } from '@umijs/max';
import { type ReactNode, Suspense } from 'react';
import PageBoundary from '@/components/PageBoundary';
import RouteLoading from '@/loading';
import styles from './Frame.module.css';
import InApp from './InApp';
import OfflineBanner from './OfflineBanner';
import QueryDrawers from './QueryDrawers';
import Relogin from './Relogin';

/** A page in either frame: its content, and what may open over it: the footer's drawers, the login after an expiry (spec §4), what apps cannot do. */
export default function PageContent({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={`${styles.content} landing`}>
        <PageBoundary resetKey={pathname}>
          <Suspense fallback={<RouteLoading />}>{children}</Suspense>
        </PageBoundary>
      </main>
      <QueryDrawers />
      <Relogin />
      <InApp />
    </>
  );
}
