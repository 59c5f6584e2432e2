import type { MonthEntry } from '@/components/month/monthEntries';
import type { Activity } from '@/services/types';
import { activityPath } from '@/utils/paths/activities';
import { activityPhaseOf, phaseTones } from './phase';

const dayMs = 86_400_000;
/** Greatest number of days with an entry for one activity: a wrong date must not fill the page. */
const maxDays = 31;

/** An entry for each day of an activity, at its starting time; `now` in ms. */
function daysOf(activity: Activity, now: number): MonthEntry[] {
  const first = Date.parse(activity.startsAt);
  const last = Date.parse(activity.endsAt);
  const days = Math.floor((last - first) / dayMs) + 1;
  const count = Number.isNaN(days) ? 0 : Math.min(Math.max(days, 1), maxDays);
  return Array.from({ length: count }, (_, day) => ({
    key: `${activity.id} ${day}`,
    at: day === 0 ? activity.startsAt : new Date(first + day * dayMs).toISOString(),
    label: activity.title,
    labelLang: 'zh-CN',
    to: activityPath(activity.id),
    tone: phaseTones[activityPhaseOf(activity, now)],
  }));
}

/** Activities as entries of a month; `now` in ms. */
export function activityDays(activities: readonly Activity[], now: number): MonthEntry[] {
  return activities.flatMap((activity) => daysOf(activity, now));
}
