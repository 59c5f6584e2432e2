import { useLocation } from '@umijs/max';
import { type ReactNode, Suspense } from 'react';
import { useT } from '@/hooks/useT';
import RouteLoading from '@/loading';
import BareFrame from './BareFrame';
import BottomBar from './BottomBar';
import CollectAfterLogin from './CollectAfterLogin';
import Footer from './Footer';
import styles from './Frame.module.css';
import Header from './Header';
import OfflineBanner from './OfflineBanner';
import Privacy from './Privacy';
import Relogin from './Relogin';

/** Header, content, footer and the phone's bottom bar around a page. */
export default function PortalFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const { search } = useLocation();
  const isHeadHidden = new URLSearchParams(search).get('headStyle') === 'false';
  const content = (
    <BareFrame>
      <Suspense fallback={<RouteLoading />}>{children}</Suspense>
    </BareFrame>
  );
  return (
    <div className={styles.page}>
      <a className="skip offPaper" href="#content">
        {t('frame.skip')}
      </a>
      {!isHeadHidden && <Header />}
      <OfflineBanner />
      {content}
      {!isHeadHidden && <Footer />}
      {!isHeadHidden && <BottomBar />}
      <Privacy />
      <CollectAfterLogin />
      <Relogin />
    </div>
  );
}
