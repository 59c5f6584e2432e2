/** The page numbers to show: the first, the last and those around the current one, ascending. */
export function pageWindow(current: number, last: number, reach = 1): number[] {
  const around = Array.from({ length: 2 * reach + 1 }, (_, i) => current - reach + i);
  const wanted = new Set([1, ...around, last]);
  return [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
}
