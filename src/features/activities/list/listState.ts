import type { ActivityQuery } from '@/services/types';
import {
  choice,
  choiceOr,
  day,
  keyword,
  listCodec,
  month,
  page,
  tidyDays,
} from '@/utils/listCodec';
import { activityStates, activityTypes } from '../shared/phase';

export const activityViews = ['list', 'month'] as const;

const pageSize = 20;

/** The state in the URL of /applyActivity; the month view uses its month instead of the days. */
export const activityList = listCodec(
  {
    state: choice(activityStates),
    type: choice(activityTypes),
    keyword,
    from: day,
    to: day,
    view: choiceOr('list', activityViews),
    month,
    current: page,
  },
  {
    tidy: (state) =>
      tidyDays(state.view === 'month' ? { ...state, current: 1 } : { ...state, month: undefined }),
  },
);

export type ActivityListState = ReturnType<typeof activityList.parse>;

/** Whether the list has any filter. */
export function hasFilters({ state, type, keyword, from, to }: ActivityListState): boolean {
  return Boolean(state || type || keyword || from || to);
}

/** The parameters of the call (contract: activity/search); missing ones are left out. */
export function listQueryOf({ view, month, ...state }: ActivityListState): ActivityQuery {
  return { ...state, keyword: state.keyword || undefined, pageSize };
}
