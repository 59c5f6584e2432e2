/** A device's clock that differs by less counts as right (ms): an answer takes time, and its date has whole seconds. */
const toleratedMs = 5 * 60_000;

let aheadMs = 0;

/**
 * Compares the device's clock with the server's.
 * @param date the Date header of an answer that has just come (RFC 9110, 6.6.1); one without a usable date tells nothing
 */
export function noteServerDate(date: string | undefined): void {
  const differenceMs = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(differenceMs)) return;
  aheadMs = Math.abs(differenceMs) < toleratedMs ? 0 : differenceMs;
}

/**
 * The present moment (ms since 1970) by which a deadline has passed or not: the server decides on that, so its clock counts
 * where the device's is wrong, or is set right while unsaved work waits. Until the first answer the device's own.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
