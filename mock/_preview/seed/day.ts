import { iso, now, type Present, present } from '../clock';

const dayMs = 86_400_000;
const offsetMs = 28_800_000;
const hour = 60;

/**
 * The preview server's present moment in Beijing time. Dates of the seed count from `day`, the real day: when staff move
 * the clock on by `daysOn`, the dates stay and become older.
 */
export interface Today extends Present {
  /** Whole days from 1970 to the real day. */
  day: number;
  minute: number;
}

/** The present day and minute in Beijing. */
export function today(at: Date = now()): Today {
  const shifted = at.getTime() + offsetMs;
  const day = Math.floor(shifted / dayMs);
  const minute = Math.floor((shifted - day * dayMs) / 60_000);
  return { ...present(), day: day - present().daysOn, minute };
}

/** A key of the present day and what staff have set; what is cached under it is made again when it changes. */
export function dayKey(): string {
  const { day, daysOn, states } = today();
  return `${day}+${daysOn}${JSON.stringify(states)}`;
}

/** ISO time `days` after `from`, at that minute of the day in Beijing. */
export function momentOf(from: Today, days: number, minute: number): string {
  return iso(new Date((from.day + days) * dayMs + minute * 60_000 - offsetMs));
}

/** Like `momentOf`, never in the future: a later time of today becomes the last full hour. */
export function pastMoment(from: Today, days: number, minute: number): string {
  const reached = days < 0 ? minute : Math.min(minute, Math.floor(from.minute / hour) * hour);
  return momentOf(from, days, reached);
}
