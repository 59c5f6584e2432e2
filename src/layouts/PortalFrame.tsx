import { useLocation, useSelectedRoutes } from '@umijs/max';
import type { ReactNode } from 'react';
import { useCollectAfterLogin } from '@/features/positions/shared/useCollectAfterLogin';
import { useT } from '@/hooks/useT';
import BottomBar from './BottomBar';
import Footer from './Footer';
import styles from './Frame.module.css';
import Header from './Header';
import { hasOwnSearch } from './navigation';
import PageContent from './PageContent';

/** Header, content, footer and the phone's bottom bar around a page. */
export default function PortalFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const { pathname, search } = useLocation();
  // The page of unknown addresses has a search, too.
  const isUnknown = useSelectedRoutes().at(-1)?.route.path === '*';
  const isHeadHidden = new URLSearchParams(search).get('headStyle') === 'false';
  return (
    <div className={styles.page}>
      <a className="skip offPaper" href="#content">
        {t('frame.skip')}
      </a>
      {!isHeadHidden && <Header hasSearch={!isUnknown && !hasOwnSearch(pathname)} />}
      <PageContent>{children}</PageContent>
      {!isHeadHidden && <Footer />}
      {!isHeadHidden && <BottomBar />}
      <CollectAfterLogin />
    </div>
  );
}

/** After the login, carries out the action that the visitor chose before it; apart, so that it alone is drawn anew. */
function CollectAfterLogin() {
  useCollectAfterLogin();
  return null;
}
