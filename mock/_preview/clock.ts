import { portalDay } from '../../src/utils/dateWords';

const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The preview server's present moment; `PREVIEW_NOW` (ISO 8601) fixes it. Source: product decisions, Preview. */
export function now(): Date {
  const fixed = process.env.PREVIEW_NOW;
  return fixed ? new Date(fixed) : new Date();
}

/** ISO 8601 with the offset of Beijing time, whole seconds. Source: the contract, Times. */
export function iso(date: Date): string {
  const shifted = new Date(date.getTime() + SHANGHAI_OFFSET_MS);
  return `${shifted.toISOString().slice(0, 19)}+08:00`;
}

/** Today in Beijing, `YYYY-MM-DD`: the portal's own day. */
export function today(): string {
  return portalDay(now().getTime());
}

/** The Beijing calendar date `days` from today, `YYYY-MM-DD`. */
function dateFromNow(days: number): string {
  return portalDay(now().getTime() + days * DAY_MS);
}

/** ISO time at `clock` (HH:mm, Beijing) on the day `days` from today; without `clock` the present time of day. */
export function daysFromNow(days: number, clock?: string): string {
  if (!clock) {
    return iso(new Date(now().getTime() + days * DAY_MS));
  }
  return `${dateFromNow(days)}T${clock}:00+08:00`;
}
