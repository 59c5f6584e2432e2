import { pictures } from '@/locales/resumeWords';
import { withoutRadicals } from '@/utils/radicals';
import { isBroken } from './dates';
import { headingOf, squeezed } from './headings';
import { type Line, labelOf, labelsIn, type Paper } from './labels';

/** One letter that is no answer by itself. */
const isLetter = (cell: string) =>
  /^(?![\u7537\u5973\u662f\u5426\u65e0\u6709])\p{Script=Han}$/u.test(cell);
const hanWords = (text: string) => text.match(/\p{Script=Han}+/gu) ?? [];
/** A cell whose Chinese letters stand apart from each other, as a scanner reads them. */
const isSpread = (cell: string) => {
  const words = cell.trim().split(/\s+/);
  const own = hanWords(cell);
  // Of many such letters none is an answer, but behind a label.
  const isMany = /[:\uff1a]/.test(cell) || (own.length > 4 && !/[\u7537\u5973]/.test(cell));
  const isOne = isMany ? (word: string) => word.length === 1 : isLetter;
  return own.length > (words.length === 2 ? 1 : 2) && own.every(isOne);
};

/** A text before a colon, with its label in a cell of its own. */
function beforeLabel(text: string, isFirst: boolean): string {
  const at = Array.from(text, (_, from) => from).find(
    (from) => labelOf(text.slice(from), 'basic') !== undefined,
  );
  return at === undefined || (isFirst && at === 0)
    ? text
    : `${text.slice(0, at)}  ${text.slice(at)}`;
}

/** The cells of such a cell: the label of the next value ends one, and so does a period. */
const partsOfSpread = (cell: string): string[] =>
  cell
    .replace(/(\p{Script=Han})\s+(?=[\p{Script=Han}\p{P}])|(\p{P})\s+(?=\p{Script=Han})/gu, '$1$2')
    .replace(/(\d)\s+(?=\d)|(\d)\s+(?=\p{Script=Han})/gu, '$1$2')
    .replace(/\p{Script=Han}{2,8}(?=[:\uff1a])/gu, (text, at: number) =>
      beforeLabel(text, at === 0),
    )
    .split('  ')
    .filter(Boolean);

/** Cells of one letter each are a word that is set wide. */
export function lineOf(cells: Line): Line {
  if (cells.length > 2 && cells.every((cell) => cell.length === 1)) return [cells.join('')];
  const joined: string[] = [];
  for (const cell of cells) {
    const last =
      joined
        .at(-1)
        ?.split(/[\s:\uff1a]/)
        .at(-1) ?? '';
    const isRest = isLetter(cell) || /^\p{Script=Han}\s*[:\uff1a]/u.test(cell);
    if (isRest && isLetter(last)) joined.push((joined.pop() ?? '') + cell);
    else joined.push(cell);
  }
  return joined;
}

/** The characters of a paper as they are typed: a PDF may hold others that look the same. */
export function asTyped(text: string): string {
  return (
    withoutRadicals(text)
      .replace(/[\u2010\u2012]/g, '\u2013')
      // A picture that its font gives no character for.
      .replaceAll('\0', '\u{1f539}')
  );
}

/** The cells of a line of plain text. Words that are set wide are joined, signs of Markdown and pictures left out. */
export function cellsOf(text: string): Line {
  const plain = asTyped(text)
    .replace(/[\uff0d\uff0e\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) =>
      wide.normalize('NFKC'),
    )
    .replace(/^\s*(?:#{1,6}|>)\s+|\*\*/g, '')
    // A label in brackets before its value.
    .replace(/\u3010\s*([^\u3010\u3011]{1,8})\u3011\s*(?=[^\s\u3010])/g, '$1\uff1a')
    .replace(pictures, (_all, at: number) => (text.slice(0, at).trim() ? '  ' : '\u2022 '));
  return lineOf(
    plain
      .split(/\t|[ \u3000]*\u3000[ \u3000]*|[|\uff5c]| {2,}/)
      .flatMap((cell) => (isSpread(cell) ? partsOfSpread(cell) : [cell.trim()])),
  );
}

/** Most lines of a heading or a label whose letters stand below each other. */
const mostBroken = 6;

/** The lines with headings and labels whole that a narrow cell breaks into lines of one letter or two. */
function withWholeWords(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    let count = Math.min(mostBroken, lines.length - at);
    for (; count > 1; count -= 1) {
      const own = lines.slice(at, at + count);
      const isBroken = own.every(
        ([first = '', ...rest], index) =>
          /^\p{Script=Han}{1,2}$/u.test(first) && (rest.length === 0 || index === count - 1),
      );
      const word = own.map(([first]) => first).join('');
      if (!isBroken || !(headingOf(word) ?? labelOf(word, 'basic'))) continue;
      whole.push([word, ...(own.at(-1)?.slice(1) ?? [])]);
      break;
    }
    if (count < 2) whole.push(lines[at] ?? []);
    at += Math.max(count, 1);
  }
  return whole;
}

/** A plain text as a paper with one column. */
export function paperOfText(text: string): Paper {
  const lines = text.split(/\r\n?|\n/).map(cellsOf);
  return [withWholeWords(lines.filter((line) => line.some(Boolean)))];
}

/** The lines with the periods whole that a narrow column breaks. */
export function withWholePeriods(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const [first = '', ...others] = line;
    const at = last?.findIndex((cell) => isBroken(cell, first)) ?? -1;
    if (!last || at < 0) whole.push(line);
    else {
      whole[whole.length - 1] = last.map((cell, index) =>
        index === at ? `${cell}-${first}` : cell,
      );
      if (others.length > 0) whole.push(others);
    }
  }
  return whole;
}

/** Lines whose labels stand above their values, as label and value beside each other. */
export function withLabelsBeside(lines: readonly Line[], section: string): Line[] {
  const beside: Line[] = [];
  let above: readonly string[] | undefined;
  for (const line of lines) {
    const words = line.flatMap((cell) => cell.split(/\s+/));
    const own = [line, words].find((cells) => cells.length === above?.length);
    const isValues = above && own && !own.some((cell) => labelOf(cell, section));
    if (above && isValues)
      beside[beside.length - 1] = above.flatMap((label, at) => [label, own[at] ?? '']);
    else beside.push(line);
    above = isValues ? undefined : labelsIn(line, section);
  }
  return beside;
}

/** Whether a paper has any words: a scanned one has none. */
export function isReadable(paper: Paper): boolean {
  return squeezed(paper.flat(2).join('')).length >= 10;
}
