import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { useCollectAfterLogin } from '@/features/positions/shared/useCollectAfterLogin';
import { useT } from '@/hooks/useT';
import BottomBar from './BottomBar';
import Footer from './Footer';
import styles from './Frame.module.css';
import Header from './Header';
import PageContent from './PageContent';

/** Header, content, footer and the phone's bottom bar around a page. */
export default function PortalFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const { search } = useLocation();
  const isHeadHidden = new URLSearchParams(search).get('headStyle') === 'false';
  return (
    <div className={styles.page}>
      <a className="skip offPaper" href="#content">
        {t('frame.skip')}
      </a>
      {!isHeadHidden && <Header />}
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
