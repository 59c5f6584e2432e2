import { iso, now } from '../clock';

const DAY_MS = 86_400_000;
const OFFSET_MS = 28_800_000;
const HOUR = 60;

/** The preview's present moment as Beijing reckons: whole days since 1970 and the minute of the day. */
export interface Today {
  day: number;
  minute: number;
}

/** The present day and minute in Beijing. */
export function today(at: Date = now()): Today {
  const shifted = at.getTime() + OFFSET_MS;
  const day = Math.floor(shifted / DAY_MS);
  return { day, minute: Math.floor((shifted - day * DAY_MS) / 60_000) };
}

/** ISO time `days` from `from` at that minute of the day, Beijing time. */
export function momentOf(from: Today, days: number, minute: number): string {
  return iso(new Date((from.day + days) * DAY_MS + minute * 60_000 - OFFSET_MS));
}

/** Like `momentOf` for what has happened already: a moment of today not yet reached becomes the last full hour. */
export function pastMoment(from: Today, days: number, minute: number): string {
  const reached = days < 0 ? minute : Math.min(minute, Math.floor(from.minute / HOUR) * HOUR);
  return momentOf(from, days, reached);
}
