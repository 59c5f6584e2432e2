const dayMs = 86_400_000;

const keyOf = (dayStart: number): string => new Date(dayStart).toISOString().slice(0, 10);

/**
 * Midnight UTC (ms) of a day (YYYY-MM-DD) or of the first day of a month (YYYY-MM), for formatting with the zone UTC.
 */
export function dayStart(day: string): number {
  return Date.parse(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`);
}

/** The month (YYYY-MM) that is `by` months later; earlier when negative. */
export function shiftMonth(month: string, by: number): string {
  const first = new Date(dayStart(month));
  first.setUTCMonth(first.getUTCMonth() + by);
  return first.toISOString().slice(0, 7);
}

/** First and last day (YYYY-MM-DD) of a month (YYYY-MM). */
export function monthSpan(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: keyOf(dayStart(shiftMonth(month, 1)) - dayMs) };
}
