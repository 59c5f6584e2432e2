/**
 * Which cells of a ruled form with two columns take the whole line: long ones, and those that would otherwise stand
 * beside nothing, since a long one or the end comes next.
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
