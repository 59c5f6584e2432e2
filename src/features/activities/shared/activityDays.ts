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

/** An entry for each day of each activity, at its starting time; `now` in ms. */
export function activityDays(activities: readonly Activity[], now: number): MonthEntry[] {
  return activities.flatMap((activity) => {
    const { id, title, startsAt, endsAt } = activity;
    const first = Date.parse(startsAt);
    return Array.from({ length: dayCount(first, Date.parse(endsAt)) }, (_, day) => ({
      key: `${id} ${day}`,
      at: day === 0 ? startsAt : new Date(first + day * dayMs).toISOString(),
      label: title,
      labelLang: 'zh-CN',
      to: activityPath(id),
      tone: phaseTones[activityPhaseOf(activity, now)],
    }));
  });
}
