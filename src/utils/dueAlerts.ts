import { nearDay } from './dateWords';
import type { KeptDate } from './keptDates';

export interface DueAlert {
  /** The same for the same date, in every tab. */
  key: string;
  kind: 'interview' | 'closing';
  title: string;
}

const hourMs = 60 * 60 * 1000;

function isDue({ at, kind }: KeptDate, now: number): boolean {
  const instant = Date.parse(at);
  if (kind === 'interview') return instant > now && instant - now <= hourMs;
  return kind === 'closing' && nearDay(instant, now) === 'tomorrow';
}

/** What a person is reminded of now: an interview within the hour, a saved position that closes tomorrow. */
export function dueAlerts(dates: readonly KeptDate[], now: number): DueAlert[] {
  return dates.flatMap((date) => {
    const { at, kind, title } = date;
    if ((kind !== 'interview' && kind !== 'closing') || !isDue(date, now)) return [];
    return [{ key: `${kind} ${at} ${title}`, kind, title }];
  });
}
