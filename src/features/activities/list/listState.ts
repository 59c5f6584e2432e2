import type { ActivityQuery, ActivityState, ActivityType } from '@/services/types';
import { choiceOf, daysOf, lineOf, monthOf, pageOf, queryOf } from '@/utils/urlValues';
import { activityStates, activityTypes } from '../shared/phase';

export const activityViews = ['list', 'month'] as const;

/** What the URL of /applyActivity asks for. */
export interface ListState {
  state?: ActivityState;
  type?: ActivityType;
  keyword: string;
  /** On between this day and that one, YYYY-MM-DD; the month takes their place in its view. */
  from?: string;
  to?: string;
  view: (typeof activityViews)[number];
  /** YYYY-MM; the present one unless said. */
  month?: string;
  /** Page, from 1. */
  current: number;
}

export const keywordLimit = 60;
const pageSize = 20;

/** The activities asked for as the URL tells it; junk counts as absent. */
export function parseList(params: URLSearchParams): ListState {
  return {
    state: choiceOf(params.get('state'), activityStates),
    type: choiceOf(params.get('type'), activityTypes),
    keyword: lineOf(params.get('keyword'), keywordLimit),
    ...daysOf(params),
    view: choiceOf(params.get('view'), activityViews) ?? 'list',
    month: monthOf(params.get('month')),
    current: pageOf(params.get('current')),
  };
}

/** The query of a list of activities; '' for the default one. */
export function formatList(state: ListState): string {
  const { view, month, current, ...filters } = state;
  return queryOf({
    ...filters,
    view: view === 'month' ? view : undefined,
    month: view === 'month' ? month : undefined,
    current: view === 'list' && current > 1 ? current : undefined,
  });
}

/** Whether anything narrows the list. */
export function isNarrowed({ state, type, keyword, from, to }: ListState): boolean {
  return Boolean(state || type || keyword || from || to);
}

/** What the call takes (contract: activity/search); what is not set is left out. */
export function listQueryOf({ view, month, ...state }: ListState): ActivityQuery {
  return { ...state, keyword: state.keyword || undefined, pageSize };
}
