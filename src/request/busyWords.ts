import { getLocale } from '@umijs/max';
import { portalZone } from '@/utils/portalZone';

const minuteMs = 60_000;
/** A time further off than this is shown with its day (ms). */
const soonMs = 6 * 60 * minuteMs;

/** When a busy server may be asked again, in words and rounded up to the minute: the clock time, with the day when it is far off. */
export function busyTimeText(at: number): string {
  const day = at - Date.now() < soonMs ? {} : ({ month: 'long', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(getLocale(), {
    timeZone: portalZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...day,
  }).format(Math.ceil(at / minuteMs) * minuteMs);
}
