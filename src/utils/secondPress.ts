/**
 * Whether a click is the second of a double click: it would do a thing twice, or take it back. Browsers count the presses in
 * `detail` (UI Events, click); keys and scripts have 0.
 */
export function isSecondPress({ detail }: { detail: number }): boolean {
  return detail > 1;
}
