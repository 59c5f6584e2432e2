import { useAccess, useLocation, useParams } from '@umijs/max';
import LateBoundary from '@/components/LateBoundary';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import ReviewerNotice from '@/components/ReviewerNotice';
import { useT } from '@/hooks/useT';
import RouteLoading from '@/loading';
import { ownHeadBy, panels, tabOf, tabsOf, textTabs } from './tabs';

/** The account area. The path names the current tab; an unknown name shows the first tab. */
export default function AccountScreen() {
  const t = useT();
  const { isReviewer } = useAccess();
  const tab = tabOf(useParams().activeKey, isReviewer);
  const tabs = tabsOf(isReviewer);
  const isBarred = !tabs.includes(tab);
  const Panel = panels[tab];
  const query = new URLSearchParams(useLocation().search);
  const parameter = ownHeadBy[tab];
  const hasOwnHead = !isBarred && parameter !== undefined && query.has(parameter);
  return (
    <>
      {!hasOwnHead && (
        <>
          <PageHead
            title={t(`account.${tab}.title`)}
            intro={isBarred ? undefined : t(`account.${tab}.intro`)}
          />
          <LinkTabs
            label={t('account.tabs.label')}
            keys={tabs}
            current={tab}
            textOf={(key) => t(`account.${key}.title`)}
            hrefOf={(key) => `/user/${key}`}
          />
        </>
      )}
      {isBarred ? (
        <ReviewerNotice headingLevel={2} />
      ) : (
        <LateBoundary key={tab} waiting={<RouteLoading />}>
          <div style={{ maxWidth: textTabs.includes(tab) ? 'var(--text-measure)' : undefined }}>
            <Panel />
          </div>
        </LateBoundary>
      )}
    </>
  );
}
