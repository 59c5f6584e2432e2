import { Flex } from 'antd';
import { useId } from 'react';
import KeywordField from '@/components/KeywordField';
import LateBoundary from '@/components/LateBoundary';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import ListSelect from '@/components/select/ListSelect';
import ViewLinks from '@/components/ViewLinks';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { portalMonth } from '@/utils/dateWords';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { withFilters } from '@/utils/urlValues';
import ActivityList from './list/ActivityList';
import styles from './list/ListTools.module.css';
import { activityList, activityViews, listQueryOf } from './list/listState';
import { activityStates, activityTypes } from './shared/phase';

const ActivityCalendar = lazyWithRetry(
  () => import(/* webpackChunkName: "activity-calendar" */ './shared/ActivityCalendar'),
);

/**
 * Activities by state, type, keyword and day, as a list or as a month; the state is in the URL (spec §2,
 * /applyActivity).
 */
export default function ActivityListScreen() {
  const t = useT();
  const headingId = useId();
  const list = useUrlState(activityList);
  const { state, hrefOf, go, goAs } = list;
  return (
    <>
      <PageHead
        title={t('activities.title')}
        intro={t('activities.intro')}
        action={
          <ViewLinks
            label={t('activities.view')}
            views={activityViews}
            current={state.view}
            textOf={(view) => t(`activities.view.${view}`)}
            hrefOf={(view) => hrefOf({ ...state, view })}
          />
        }
      />
      <LinkTabs
        label={t('activities.states')}
        keys={[undefined, ...activityStates]}
        current={state.state}
        textOf={(one) => t(one ? `activities.state.${one}` : 'common.all')}
        hrefOf={(one) => hrefOf(withFilters(state, { state: one }))}
      />
      <Flex wrap gap="12px 24px" className={styles.filters}>
        <KeywordField
          label={t('activities.search')}
          placeholder={t('activities.searchHint')}
          submitLabel={t('activities.searchSubmit')}
          keyword={state.keyword}
          onSearch={(keyword, how) => goAs[how](withFilters(state, { keyword }))}
        />
        <ListSelect
          label={t('activities.type')}
          value={state.type ?? ''}
          choices={[
            { value: '', label: t('common.all') },
            ...activityTypes.map((value) => ({ value, label: t(`activities.type.${value}`) })),
          ]}
          onChoose={(type) => go(withFilters(state, { type: type || undefined }))}
        />
      </Flex>
      {state.view === 'list' ? (
        <ActivityList {...list} />
      ) : (
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className="visuallyHidden">
            {t('activities.results')}
          </h2>
          <LateBoundary
            waiting={<div className="surface" style={{ minHeight: 600 }} aria-busy="true" />}
          >
            <ActivityCalendar
              title={t('activities.title')}
              filters={listQueryOf(state)}
              month={state.month ?? portalMonth()}
              onMonth={(month) => go({ ...state, month })}
            />
          </LateBoundary>
        </section>
      )}
    </>
  );
}
