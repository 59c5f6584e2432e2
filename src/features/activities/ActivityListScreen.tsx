import { lazy, Suspense, useId } from 'react';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { portalMonth } from '@/utils/dateWords';
import ActivityList from './list/ActivityList';
import ListFilters from './list/ListFilters';
import { formatList, parseList, withFilters } from './list/listState';
import ViewSwitch from './list/ViewSwitch';
import { activityStates } from './shared/phase';

const ActivityCalendar = lazy(
  () => import(/* webpackChunkName: "activity-calendar" */ './shared/ActivityCalendar'),
);

const codec = { parse: parseList, format: formatList };

/** Activities by state, type, keyword and day, as a list or as a month; all of it is in the URL (spec §2, /applyActivity). */
export default function ActivityListScreen() {
  const t = useT();
  const headingId = useId();
  const { state, hrefOf, go, goTyping } = useUrlState(codec);
  const stateTab = (tab: (typeof activityStates)[number] | undefined) => ({
    key: tab ?? 'all',
    label: t(tab ? `activities.state.${tab}` : 'common.all'),
    to: hrefOf(withFilters(state, { state: tab })),
    isCurrent: state.state === tab,
  });
  return (
    <>
      <PageHead
        title={t('activities.title')}
        intro={t('activities.intro')}
        action={<ViewSwitch state={state} hrefOf={hrefOf} />}
      />
      <LinkTabs
        label={t('activities.states')}
        tabs={[stateTab(undefined), ...activityStates.map(stateTab)]}
      />
      <ListFilters {...{ state, go, goTyping }} />
      {state.view === 'list' ? (
        <ActivityList {...{ state, hrefOf, goTyping }} />
      ) : (
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className="visuallyHidden">
            {t('activities.results')}
          </h2>
          <Suspense
            fallback={<div className="surface" style={{ minHeight: 600 }} aria-busy="true" />}
          >
            <ActivityCalendar
              title={t('activities.title')}
              filters={{
                state: state.state,
                type: state.type,
                keyword: state.keyword || undefined,
              }}
              month={state.month ?? portalMonth()}
              onMonth={(month) => go({ ...state, month })}
            />
          </Suspense>
        </section>
      )}
    </>
  );
}
