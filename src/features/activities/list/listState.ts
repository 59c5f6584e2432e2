import type { ActivityQuery, ActivityState, ActivityType } from '@/services/types';
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

/** The state in the URL of /applyActivity. */
export interface ActivityListState {
  state?: ActivityState;
  type?: ActivityType;
  keyword: string;
  /** Activities between these two days, YYYY-MM-DD; the month view uses its month instead. */
  from?: string;
  to?: string;
  view: (typeof activityViews)[number];
  /** YYYY-MM; the current month by default. */
  month?: string;
  /** The page number, from 1. */
  current: number;
}

const pageSize = 20;

export const activityList = listCodec<ActivityListState>(
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

/** Whether the list has any filter. */
export function hasFilters({ state, type, keyword, from, to }: ActivityListState): boolean {
  return Boolean(state || type || keyword || from || to);
}

/** The parameters of the call (contract: activity/search); missing ones are left out. */
export function listQueryOf({ view, month, ...state }: ActivityListState): ActivityQuery {
  return { ...state, keyword: state.keyword || undefined, pageSize };
}
