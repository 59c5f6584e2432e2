import type { ActivityDetail, ActivityState } from '../../../src/services/types';
import { allActivities } from '../seed/activities';
import { answeringActivities } from './listWords';

/** Filters of the list of activities; empty values do not filter. */
export interface ActivityFilters {
  state: string;
  type: string;
  /** A unit that takes part. */
  enterpriseId: string;
  keyword: string;
  /** Days, YYYY-MM-DD: activities that take place on at least one of them. */
  from: string;
  to: string;
}

const ranks: Record<ActivityState, number> = { enrolling: 0, running: 1, upcoming: 2, ended: 3 };

/** Enrolling, running, upcoming, ended; the soonest first, among the ended the latest first. */
function byRank(one: ActivityDetail, other: ActivityDetail): number {
  const rank = ranks[one.state] - ranks[other.state];
  const time = Date.parse(one.startsAt) - Date.parse(other.startsAt);
  return rank || (one.state === 'ended' ? -time : time);
}

/** Activities that match, sorted by state and date. */
export function findActivities(filters: ActivityFilters): ActivityDetail[] {
  const { state, type, enterpriseId, keyword, from, to } = filters;
  const scores = keyword ? answeringActivities(keyword).scores : undefined;
  return allActivities()
    .filter(
      (one, index) =>
        (!state || one.state === state) &&
        (!type || one.type === type) &&
        (!scores || scores[index]) &&
        (!enterpriseId || one.enterprises.some((unit) => unit.id === enterpriseId)) &&
        (!from || one.endsAt.slice(0, 10) >= from) &&
        (!to || one.startsAt.slice(0, 10) <= to),
    )
    .sort(byRank);
}
