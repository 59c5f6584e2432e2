import Pager from '@/components/Pager';
import ListState from '@/features/content/shared/ListState';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { usePageFocus } from '@/hooks/usePageFocus';
import { useT } from '@/hooks/useT';
import { searchActivities } from '@/services/content';
import ActivityRow from '../shared/ActivityRow';
import { activitiesPath } from '../shared/paths';
import styles from './ActivityList.module.css';
import { isNarrowed, listQueryOf, type ListState as State } from './listState';

interface ActivityListProps {
  state: State;
  hrefOf: (state: State) => string;
}

/** The activities found, a page at a time, in the order in which they matter. */
export default function ActivityList({ state, hrefOf }: ActivityListProps) {
  const t = useT();
  const query = listQueryOf(state);
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchActivities(query, { signal }),
    [JSON.stringify(query)],
  );
  const count = usePageFocus<HTMLParagraphElement>(state.current);
  const isBeyond = data !== undefined && data.total > 0 && data.list.length === 0;

  const firstPage = {
    title: t('activities.beyond'),
    action: { label: t('activities.firstPage'), to: hrefOf({ ...state, current: 1 }) },
  };
  const nothing = isNarrowed(state)
    ? {
        title: t('activities.none'),
        hint: t('activities.noneHint'),
        action: { label: t('activities.showAll'), to: activitiesPath },
      }
    : {
        title: t('activities.empty'),
        hint: t('activities.emptyHint'),
        action: { label: t('activities.toPositions'), to: '/searchPosition/all' },
      };

  return (
    <>
      <p ref={count} className={styles.count} role="status" tabIndex={-1}>
        {isLoading
          ? t('activities.counting')
          : data && !error && t('activities.count', { count: data.total })}
      </p>
      <div className={styles.list}>
        <ListState
          list={data?.list}
          rows={10}
          {...{ error, isLoading, refresh }}
          failureTitle={t('activities.failed')}
          empty={isBeyond ? firstPage : nothing}
        >
          {(activities) => (
            <ul className={styles.rows}>
              {activities.map((activity) => (
                <li key={activity.id}>
                  <ActivityRow activity={activity} />
                </li>
              ))}
            </ul>
          )}
        </ListState>
      </div>
      {data && !error && !isBeyond && (
        <Pager
          current={data.current}
          pageSize={data.pageSize}
          total={data.total}
          hrefOf={(current) => hrefOf({ ...state, current })}
        />
      )}
    </>
  );
}
