/**
 * Which cells of a two-column table span both columns: those with long texts, and those that would have no neighbour
 * because a long cell or the end follows.
 */
export function wideCells(isLong: readonly boolean[]): boolean[] {
  let isLeft = true;
  return isLong.map((long, index) => {
    const stands = isLeft && (isLong[index + 1] ?? true);
    const isWide = long || stands;
    isLeft = isWide || !isLeft;
    return isWide;
  });
}
