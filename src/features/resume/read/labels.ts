import { labelWords } from '@/locales/resumeWords';

/** The cells of one line; a cell that is empty on paper may be missing. */
export type Line = readonly string[];

/** A paper's columns of lines, in the order of reading. */
export type Paper = readonly (readonly Line[])[];

/** A field and the text that stands behind its label. */
export type Pair = readonly [field: string, text: string];

const plain = (label: string) => label.replace(/\s+/g, '').toLowerCase();
const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** Sections whose fields stand side by side in the head of a paper: the label of one ends the value of another. */
const mixed = ['basic', 'intention', 'education', 'service'];
/** What such a label of another section is the label of. */
const others = 'ignored';

function labelsOf(section: string): ReadonlyMap<string, string> {
  const fieldOf = new Map<string, string>();
  for (const of of mixed.includes(section) ? [section, ...mixed] : [section])
    for (const [field, words] of Object.entries(labelWords[of] ?? {}))
      for (const word of words.split('|'))
        if (!fieldOf.has(plain(word))) fieldOf.set(plain(word), of === section ? field : others);
  return fieldOf;
}

const known = new Map<string, ReadonlyMap<string, string>>();

function labels(section: string): ReadonlyMap<string, string> {
  const found = known.get(section) ?? labelsOf(section);
  known.set(section, found);
  return found;
}

const trimmed = (text: string) => text.replace(/^[\s:\uff1a|]+|[\s;\uff1b,\uff0c\u3001|]+$/g, '');

/** A label without its colon, and a hint or a unit in brackets. */
const bare = (cell: string) => cell.replace(/[(\uff08][^)\uff09]*[)\uff09]|[:\uff1a*]\s*$/g, '');

/** Longer texts are not looked up: a paper has thousands of them. */
const longest = 30;
const fieldIn = (cell: string, section: string) =>
  cell.length > longest ? undefined : labels(section).get(plain(bare(cell)));

/** The field that a cell is the label of, and nothing else. */
export function labelOf(cell: string, section: string): string | undefined {
  const field = fieldIn(cell, section);
  return field === others && mixed.includes(section) ? undefined : field;
}

/** The words of a line that has labels alone, however they are parted. */
export function labelsIn(line: Line, section: string): string[] | undefined {
  const words = line.flatMap((cell) => cell.split(/\s+/)).filter(Boolean);
  const isLabel = (word: string) => fieldIn(word, section) !== undefined;
  return words.length > 0 && words.every(isLabel) ? words : undefined;
}

/** The cells with those joined that are a label of two characters together, set as wide as the others. */
function withWideLabels(line: Line, section: string): string[] {
  const cells: string[] = [];
  for (const cell of line) {
    const before = cells.at(-1) ?? '';
    const [end = ''] = cell.split(/\s/);
    const isEnd = [...before].length === 1 && end && fieldIn(before + end, section) !== undefined;
    if (isEnd) cells.push(cells.pop() + cell);
    else cells.push(cell);
  }
  return cells;
}

/** Most words of a label, whose characters may stand apart. */
const longestLabel = 6;

/** How many words from `at` on are a label. English ones without a colon are labels in forms alone. */
function labelAt(words: readonly string[], at: number, section: string): number {
  for (let count = Math.min(longestLabel, words.length - at); count > 0; count -= 1) {
    const text = words.slice(at, at + count).join('');
    const isPossible = isHan(text) || (section === 'basic' && /^[A-Z]/.test(text));
    if (isPossible && fieldIn(text, section) !== undefined) return count;
  }
  return 0;
}

/** Labels and values of one cell that spaces alone part. */
function parted(cell: string, section: string): string[] {
  const words = cell.split(/\s+/);
  const isLabelled = labelAt(words, 0, section) > 0;
  if (/[:\uff1a]/.test(cell) || !(isLabelled || mixed.includes(section))) return [cell];
  const cells: string[] = [];
  let isValue = false;
  for (let at = 0; at < words.length; ) {
    const count = labelAt(words, at, section);
    const isLabel = count > 0 && (isLabelled || isHan(words[at] ?? ''));
    const text = words.slice(at, at + (isLabel ? count : 1)).join(' ');
    if (isValue && !isLabel) cells.push(`${cells.pop()} ${text}`);
    else cells.push(text);
    isValue = !isLabel;
    at += isLabel ? count : 1;
  }
  return cells;
}

/** What may stand before a label within a text. */
const lead = /[\s;\uff1b,\uff0c\u3001/\u00b7|\u2022\u25a0-\u25ff\u2605\u2606\u30fb-]/;

/** A label and its colon within a text: where it begins, where what it is about begins, and what stands before it. */
interface Marked {
  index: number;
  from: number;
  label: string;
  before: string;
}

function markedIn(cell: string, section: string): Marked[] {
  const found: Marked[] = [];
  for (const { index: end, 0: colon } of cell.matchAll(/\s*[:\uff1a]\s*/g)) {
    const floor = found.at(-1)?.from ?? 0;
    for (let at = Math.max(floor, end - longest); at < end; at += 1) {
      const before = at > floor ? (cell[at - 1] ?? '') : '';
      const label = cell.slice(at, end);
      const isStart = before === '' || lead.test(before);
      if (!isStart || fieldIn(label, section) === undefined) continue;
      found.push({ index: at - before.length, from: end + colon.length, label, before });
      break;
    }
  }
  return found;
}

/** A label that is none of the known ones, and what stands behind it. */
const unknownLabel = /\s(?:\p{Script=Han}{2,6}|[A-Z][A-Za-z]+)\s*[:\uff1a]\s*\S.*$/u;
const longTexts = ['duties', 'description'];

/** What of a line stands behind labels of a section's fields, and the other cells. */
export function piecesOf(line: Line, section: string): { pairs: Pair[]; rest: string[] } {
  const pairs: Pair[] = [];
  const rest: string[] = [];
  const add = (label: string, whole: string) => {
    const field = fieldIn(label, section);
    const [more = ''] =
      (longTexts.includes(field ?? '') ? undefined : unknownLabel.exec(whole)) ?? [];
    const text = trimmed(whole.slice(0, whole.length - more.length));
    if (field && text && !(field === others && mixed.includes(section))) pairs.push([field, text]);
    if (more) rest.push(more.trim());
  };
  const cells = withWideLabels(line, section).flatMap((cell) => parted(cell, section));
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? '';
    const next = cells[at + 1];
    if (fieldIn(cell, section) !== undefined) {
      if (next === undefined || fieldIn(next, section) !== undefined) continue;
      add(bare(cell), next);
      at += 1;
      continue;
    }
    const found = markedIn(cell, section);
    const before = found.length > 0 ? trimmed(cell.slice(0, found[0]?.index)) : cell;
    // A label in the other language may stand before it.
    if (before && !labelOf(before.replace(/\s*\/$/, ''), section)) rest.push(before);
    for (const [index, { label, from }] of found.entries()) {
      const next = found[index + 1];
      const text = cell.slice(from, next?.index);
      add(bare(label), next?.before === '/' ? text.replace(/\s+\S+\s*$/, '') : text);
    }
  }
  return { pairs, rest };
}
