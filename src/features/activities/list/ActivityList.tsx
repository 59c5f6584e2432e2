import DayRange from '@/components/DayRange';
import PagedList from '@/components/PagedList';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchActivities } from '@/services/content';
import { withFilters } from '@/utils/urlValues';
import ActivityRow from '../shared/ActivityRow';
import { activitiesPath } from '../shared/paths';
import { isNarrowed, type ListState, listQueryOf } from './listState';

interface ActivityListProps {
  state: ListState;
  hrefOf: (state: ListState) => string;
  goTyping: (state: ListState) => void;
}

/** The activities found, a page at a time, in the order in which they matter. */
export default function ActivityList({ state, hrefOf, goTyping }: ActivityListProps) {
  const t = useT();
  const query = listQueryOf(state);
  const request = useLatestRequest(
    (signal) => searchActivities(query, { signal }),
    [JSON.stringify(query)],
  );
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
      empty={isNarrowed(state) ? noneFound : none}
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
