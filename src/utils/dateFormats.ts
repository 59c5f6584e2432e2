import { portalZone } from './portalZone';

const kinds = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  shortDay: { month: 'short', day: 'numeric' },
  shortDayOfYear: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateKind = keyof typeof kinds;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter for a kind of date in a language and the portal's zone. Each is made once: making one takes an old
 * phone about 1 ms, and a list has several dates in each row.
 */
export function dateFormatter(locale: string, kind: DateKind): Intl.DateTimeFormat {
  const key = `${locale} ${kind}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: portalZone, ...kinds[kind] });
  formatters.set(key, made);
  return made;
}
