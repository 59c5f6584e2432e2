import type { Position } from '@/services/types';
import { portalDay } from '../../../../utils/dateWords';
import { serverNow } from '../../../../utils/serverClock';

/**
 * The day for ages and years: the day on which applications close (YYYY-MM-DD, in the portal's zone); today if that
 * date is invalid.
 */
export function closingDay({ closesAt }: Pick<Position, 'closesAt'>): string {
  const instant = Date.parse(closesAt);
  return portalDay(Number.isNaN(instant) ? serverNow() : instant);
}

/** Completed years of age on a day, both YYYY-MM-DD; undefined for an invalid date. */
export function ageOn(birthDate: string | undefined, day: string): number | undefined {
  if (!birthDate || !/^\d{4}-\d\d-\d\d$/.test(birthDate)) return undefined;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

interface Span {
  /** A month, YYYY-MM. */
  start: string;
  /** A month; missing: until now. */
  end?: string;
}

function monthNumber(month: string): number | undefined {
  const [, year, number] = /^(\d{4})-(\d\d)/.exec(month) ?? [];
  return year && number ? Number(year) * 12 + Number(number) : undefined;
}

/** The years, to one decimal, that the spans cover together until a month (YYYY-MM); overlaps count once. */
export function yearsOf(spans: readonly Span[], until: string): number {
  const last = monthNumber(until) ?? 0;
  const covered = new Set<number>();
  for (const { start, end } of spans) {
    const from = monthNumber(start);
    // The month of an end is worked; the month `until` is not over yet.
    const to = Math.min(end ? (monthNumber(end) ?? 0) + 1 : last, last);
    for (let month = from ?? to; month < to; month += 1) covered.add(month);
  }
  return Math.floor((covered.size / 12) * 10) / 10;
}
