import DayRange from '@/components/days/DayRange';
import PagedList from '@/components/PagedList';
import { useT } from '@/hooks/useT';
import type { useUrlState } from '@/hooks/useUrlState';
import { activitiesPath } from '@/utils/paths/activities';
import { withFilters } from '@/utils/urlValues';
import ActivityRow from '../shared/ActivityRow';
import { useActivities } from '../shared/useActivities';
import { type ActivityListState, hasFilters, listQueryOf } from './listState';

/** The screen's own, so that a keyword and days that are typed one after the other make one history entry. */
type ActivityListProps = ReturnType<typeof useUrlState<ActivityListState>>;

/** A page of the matching activities, in the server's order. */
export default function ActivityList({ state, hrefOf, goTyping }: ActivityListProps) {
  const t = useT();
  const request = useActivities(listQueryOf(state));
  const noneFound = {
    title: t('activities.none'),
    hint: t('activities.noneHint'),
    action: { label: t('activities.showAll'), to: activitiesPath },
  };
  const none = {
    title: t('activities.empty'),
    hint: t('activities.emptyHint'),
    action: { label: t('activities.toPositions'), to: '/searchPosition/all' },
  };
  return (
    <PagedList
      isTitleHidden
      title={t('activities.results')}
      request={request}
      skeletonRows={8}
      countOf={(count) => t('activities.count', { count })}
      failureTitle={t('activities.failed')}
      empty={hasFilters(state) ? noneFound : none}
      current={state.current}
      hrefOf={(current) => hrefOf({ ...state, current })}
      row={(activity) => <ActivityRow activity={activity} />}
      controls={
        <DayRange
          labels={{
            range: t('activities.days'),
            from: t('activities.days.from'),
            to: t('activities.days.to'),
          }}
          from={state.from}
          to={state.to}
          onChange={(range) => goTyping(withFilters(state, range))}
        />
      }
    />
  );
}
