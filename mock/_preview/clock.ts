import { AsyncLocalStorage } from 'node:async_hooks';
import { portalDay } from '../../src/utils/dateWords';

const shanghaiOffsetMs = 8 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** What staff changed about the day and about states, for the call that is being answered. */
export interface Present {
  /** By how many days the clock was moved on. */
  daysOn: number;
  /** States that staff chose, by id of the position or activity; others follow from the dates. */
  states: Readonly<Record<string, string>>;
}

const unchanged: Present = { daysOn: 0, states: {} };
const presentOfCall = new AsyncLocalStorage<Present>();

/** No position, activity or delivery of the seed lasts longer. */
const maxDays = 365;

/** Days of the cookie `preview_days`, at most 365; junk is 0. Not negative: before today there are no data. */
export function daysOf(value: string | undefined): number {
  const days = Number(value ?? '');
  return Number.isInteger(days) && days > 0 ? Math.min(days, maxDays) : 0;
}

/** Runs a call with the clock and the states that staff have set. */
export function atPresent<T>(changed: Present, run: () => T): T {
  return presentOfCall.run(changed, run);
}

/** What staff have set for the call that is being answered. */
export function present(): Present {
  return presentOfCall.getStore() ?? unchanged;
}

/** Makes data with dates counted from the real day. When staff move the clock on, these data become older. */
export function asSeeded<T>(make: () => T): T {
  return atPresent(unchanged, make);
}

/** The preview server's present moment; `PREVIEW_NOW` (ISO 8601) fixes it (docs/product.md, Preview). */
export function now(): Date {
  const fixed = process.env.PREVIEW_NOW;
  const at = fixed ? new Date(fixed) : new Date();
  return new Date(at.getTime() + present().daysOn * dayMs);
}

/** ISO 8601 with the offset of Beijing time, whole seconds (contract: Times). */
export function iso(date: Date): string {
  const shifted = new Date(date.getTime() + shanghaiOffsetMs);
  return `${shifted.toISOString().slice(0, 19)}+08:00`;
}

/** Today in Beijing, `YYYY-MM-DD`: the portal's own day. */
export function today(): string {
  return portalDay(now().getTime());
}

/** The Beijing calendar date `days` from today, `YYYY-MM-DD`. */
function dateFromNow(days: number): string {
  return portalDay(now().getTime() + days * dayMs);
}

/** ISO time at `clock` (HH:mm, Beijing) on the day `days` from today; without `clock` the present time of day. */
export function daysFromNow(days: number, clock?: string): string {
  if (!clock) {
    return iso(new Date(now().getTime() + days * dayMs));
  }
  return `${dateFromNow(days)}T${clock}:00+08:00`;
}
