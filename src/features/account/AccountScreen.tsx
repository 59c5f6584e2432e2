import { useAccess, useLocation, useParams } from '@umijs/max';
import { Suspense } from 'react';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import ReviewerNotice from '@/components/ReviewerNotice';
import { useT } from '@/hooks/useT';
import RouteLoading from '@/loading';
import styles from './AccountScreen.module.css';
import { tabOf, tabsOf } from './tabs';

/** The account area. The path names the current tab; an unknown name shows the first tab. */
export default function AccountScreen() {
  const t = useT();
  const { isReviewer } = useAccess();
  const tab = tabOf(useParams().activeKey, isReviewer);
  const isBarred = isReviewer && !tab.isForReviewers;
  const { Panel, ownHeadBy } = tab;
  const query = new URLSearchParams(useLocation().search);
  const hasOwnHead = ownHeadBy?.some((name) => query.has(name));
  const panel = (
    <Suspense fallback={<RouteLoading />}>
      <Panel />
    </Suspense>
  );
  if (hasOwnHead && !isBarred) return <div className={styles.area}>{panel}</div>;
  return (
    <div className={styles.area}>
      <PageHead
        title={t(`account.${tab.key}.title`)}
        intro={isBarred ? undefined : t(`account.${tab.key}.intro`)}
      />
      <LinkTabs
        label={t('account.tabs.label')}
        keys={tabsOf(isReviewer).map(({ key }) => key)}
        current={tab.key}
        textOf={(key) => t(`account.${key}.title`)}
        hrefOf={(key) => `/user/${key}`}
      />
      {isBarred ? <ReviewerNotice headingLevel={2} /> : panel}
    </div>
  );
}
