/**
 * More combining marks than any script puts on one letter. Lines do not break between them (UAX #29), so they would
 * widen the page.
 */
const tooMany = /(\p{M}{8})\p{M}+/gu;

/** A text in which no letter carries more than eight marks. */
export function cutMarks(text: string): string {
  return text.replace(tooMany, '$1');
}

/** Cuts the marks in all texts of a JSON value, in place. */
export function cutAllMarks(value: unknown): unknown {
  if (typeof value === 'string') return cutMarks(value);
  const isTree = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
  if (!isTree) return value;
  const tree = value as Record<string, unknown>;
  for (const [key, one] of Object.entries(tree)) {
    if (typeof one === 'object') cutAllMarks(one);
    else if (typeof one === 'string') tree[key] = cutMarks(one);
  }
  return value;
}
