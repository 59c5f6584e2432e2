import type { MonthEntry } from '@/components/month/monthEntries';
import type { Activity } from '@/services/types';
import { portalDay } from '@/utils/dateWords';
import { activityPath } from '@/utils/paths/activities';
import { activityPhaseOf, phaseTones } from './phase';

const dayMs = 86_400_000;
/** Greatest number of days with an entry for one activity: a wrong date must not fill the page. */
const maxDays = 31;

/** The number of days (in the portal's zone) of a time from `first` to `last` (ms); none for a wrong date. */
function dayCount(first: number, last: number): number {
  // An end at midnight is still of the day before.
  const end = Math.min(Math.max(first, last - 1), first + maxDays * dayMs);
  if (Number.isNaN(end)) return 0;
  const days = (Date.parse(portalDay(end)) - Date.parse(portalDay(first))) / dayMs + 1;
  return Math.min(days, maxDays);
}

/** An entry for each day of an activity, at its starting time; `now` in ms. */
function daysOf(activity: Activity, now: number): MonthEntry[] {
  const first = Date.parse(activity.startsAt);
  const count = dayCount(first, Date.parse(activity.endsAt));
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
