import { portalOffset, portalZone } from './portalZone';
import { serverNow } from './serverClock';

const dayMs = 86_400_000;
/** A deadline within this many days is urgent. */
const urgentDays = 3;

/** The number of the calendar day of an instant (ms) in the portal's zone. */
function dayNumber(instant: number): number {
  return Math.floor((instant + portalOffset) / dayMs);
}

/** The calendar day (YYYY-MM-DD) of an instant (ms) in the portal's zone. */
export function portalDay(instant: number): string {
  return new Date(dayNumber(instant) * dayMs).toISOString().slice(0, 10);
}

/** Today (YYYY-MM-DD) in the portal's zone, whatever the device's zone is. */
export function portalToday(): string {
  return portalDay(serverNow());
}

/** The current month (YYYY-MM) in the portal's zone. */
export function portalMonth(): string {
  return portalToday().slice(0, 7);
}

/**
 * Whether another time zone (the device's by default) shows another clock time than the portal's zone at an instant
 * (ms).
 */
export function isOtherClock(instant: number, zone?: string): boolean {
  const clockIn = (timeZone?: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      instant,
    );
  return clockIn(zone) !== clockIn(portalZone);
}

export type NearDay = 'yesterday' | 'today' | 'tomorrow';

/** The relative name of a day, such as "tomorrow", or undefined when it has none; both in ms. */
export function nearDay(instant: number, now: number): NearDay | undefined {
  const names: Record<number, NearDay> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
  return names[dayNumber(instant) - dayNumber(now)];
}

export type DeadlineWords =
  | { kind: 'passed'; isUrgent: false }
  | { kind: 'today' | 'tomorrow'; isUrgent: true }
  | { kind: 'inDays'; days: number; isUrgent: boolean };

/** How far off a deadline is, in calendar days of the portal's zone; both in ms. A time that is none counts as passed. */
export function deadlineWords(instant: number, now: number): DeadlineWords {
  if (!(instant > now)) return { kind: 'passed', isUrgent: false };
  const days = dayNumber(instant) - dayNumber(now);
  if (days === 0) return { kind: 'today', isUrgent: true };
  if (days === 1) return { kind: 'tomorrow', isUrgent: true };
  return { kind: 'inDays', days, isUrgent: days <= urgentDays };
}

const pad = (n: number): string => String(n).padStart(2, '0');

/** The time left until an instant as a clock (hh:mm:ss), never negative; both in ms. */
export function timeLeft(instant: number, now: number): string {
  const seconds = Math.max(0, Math.floor((instant - now) / 1000));
  const clock = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return clock.map(pad).join(':');
}
