import type { ActivityDetail, ActivityState } from '../../../src/services/types';
import { allActivities } from '../seed/activities';
import { answeringActivities } from './listWords';

/** What of the activities is asked for; empty values do not filter. */
export interface ActivityFilters {
  state: string;
  type: string;
  /** A unit that takes part. */
  enterpriseId: string;
  keyword: string;
  /** Days, YYYY-MM-DD: activities that last into this span. */
  from: string;
  to: string;
}

const RANK: Record<ActivityState, number> = { enrolling: 0, running: 1, upcoming: 2, ended: 3 };

/** What one can still do something about first, the soonest on top; then the ended, the latest on top. */
function byRank(one: ActivityDetail, other: ActivityDetail): number {
  const rank = RANK[one.state] - RANK[other.state];
  const time = Date.parse(one.startsAt) - Date.parse(other.startsAt);
  return rank || (one.state === 'ended' ? -time : time);
}

/** Activities that match, in the order in which they matter. */
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
