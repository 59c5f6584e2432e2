/** A pattern for the words of a keyword, without regard to case; undefined without a word. */
export function patternOf(keyword: string): RegExp | undefined {
  const words = keyword.split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(${escaped.join('|')})`, 'giu');
}

export interface TextPart {
  text: string;
  isHit: boolean;
  /** Its offset in the whole text. */
  at: number;
}

/** Splits a text into hits of the keyword and the parts between them; one part without a keyword. */
export function partsOf(given: string, keyword: string): TextPart[] {
  const pattern = patternOf(keyword);
  // A server may leave a text out (docs/decisions.md, Answers are checked).
  const text: string = given ?? '';
  // split() with one group puts a hit at every second index.
  const pieces = pattern ? text.split(pattern) : [text];
  let at = 0;
  return pieces
    .map((piece, index) => {
      const part = { text: piece, isHit: index % 2 === 1, at };
      at += piece.length;
      return part;
    })
    .filter((part) => part.text);
}
