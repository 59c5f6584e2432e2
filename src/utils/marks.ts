/**
 * More combining marks than any script puts on one letter. Lines do not break between them (UAX #29), so they would
 * widen the page.
 */
const tooMany = /(\p{M}{8})\p{M}+/gu;

/** A text in which no letter carries more than eight marks. */
export function cutMarks(text: string): string {
  return text.replace(tooMany, '$1');
}
