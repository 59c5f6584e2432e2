import { portalDay, portalToday } from '@/utils/dateWords';
import type { TagTone } from '../tagTone';

/** Something with a date. With `to` its label is a link. */
export interface MonthEntry {
  key: string;
  /** ISO 8601 with offset; shown in the portal's zone. */
  at: string;
  label: string;
  /** zh-CN for server text. */
  labelLang?: string;
  to?: string;
  tone?: TagTone;
}

/** What is shown of a month. */
export interface ShownMonth {
  /** In order of time. */
  days: ReadonlyMap<string, readonly MonthEntry[]>;
  /** YYYY-MM. */
  month: string;
  /** YYYY-MM-DD. */
  today: string;
}

/**
 * Groups entries by day (YYYY-MM-DD, in the portal's zone); days and entries are in order of time. Entries without a valid
 * date are left out.
 */
export function entriesByDay(entries: readonly MonthEntry[]): Map<string, MonthEntry[]> {
  const dated = entries
    .map((entry) => ({ entry, instant: Date.parse(entry.at) }))
    .filter(({ instant }) => !Number.isNaN(instant))
    .sort((one, other) => one.instant - other.instant);
  const days = new Map<string, MonthEntry[]>();
  for (const { entry, instant } of dated) {
    const day = portalDay(instant);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** The month (YYYY-MM) of what comes next, else the present one. */
export function nextMonth(days: ReadonlyMap<string, unknown>): string {
  const today = portalToday();
  return ([...days.keys()].find((day) => day >= today) ?? today).slice(0, 7);
}
