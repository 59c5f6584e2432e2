import { labelWords } from '@/locales/resumeWords';

/** The cells of one line; a cell that is empty on paper may be missing. */
export type Line = readonly string[];

/** A paper's columns of lines, in the order of reading. */
export type Paper = readonly (readonly Line[])[];

/** A field and the text that stands behind its label. */
export type Pair = readonly [field: string, text: string];

interface Labels {
  fieldOf: ReadonlyMap<string, string>;
  /** A label and its colon within a text. */
  within: RegExp;
  /** A label and a space. */
  spaced: RegExp;
}

const plain = (label: string) => label.replace(/\s+/g, '').toLowerCase();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isHan = (text: string) => /\p{Script=Han}/u.test(text);
/** Also with spaces between its characters. */
const loose = (label: string) => (isHan(label) ? [...label].join('\\s*') : escaped(label));
const anyOf = (words: readonly string[]) => words.map(loose).join('|') || '(?!)';

/** Sections whose fields stand side by side in the head of a paper: the label of one ends the value of another. */
const mixed = ['basic', 'intention', 'education', 'service'];
/** What such a label of another section is the label of. */
const others = 'ignored';
/** A hint or a unit. */
const hint = '(?:[(\\uff08][^)\\uff09]{1,8}[)\\uff09])?';

function labelsOf(section: string): Labels {
  const entriesOf = (of: string) =>
    Object.entries(labelWords[of] ?? {}).flatMap(([field, words]) =>
      words.split('|').map((word): [string, string] => [word, of === section ? field : others]),
    );
  const sections = mixed.includes(section) ? [section, ...mixed] : [section];
  const entries = sections.flatMap(entriesOf);
  const words = entries.map(([word]) => word).sort((one, other) => other.length - one.length);
  const any = anyOf(words);
  // English words without a colon are labels in forms alone.
  const set = section === 'basic' ? any : anyOf(words.filter(isHan));
  const fieldOf = new Map<string, string>();
  for (const [word, field] of entries)
    if (!fieldOf.has(plain(word))) fieldOf.set(plain(word), field);
  return {
    fieldOf,
    within: new RegExp(
      `(^|[\\s;\\uff1b,\\uff0c\\u3001/\\u00b7|\\u2022\\u25a0-\\u25ff\\u2605\\u2606\\u30fb-])(?:(?:${any})\\s*/\\s*)?(${any})${hint}\\s*[:\\uff1a]\\s*`,
      'giu',
    ),
    spaced: new RegExp(`(^|\\s)(${set})${hint}\\s+(?=\\S)`, 'gu'),
  };
}

const known = new Map<string, Labels>();

function labels(section: string): Labels {
  const found = known.get(section) ?? labelsOf(section);
  known.set(section, found);
  return found;
}

const trimmed = (text: string) => text.replace(/^[\s:\uff1a|]+|[\s;\uff1b,\uff0c\u3001|]+$/g, '');

/** A label without its colon, and a hint or a unit in brackets. */
const bare = (cell: string) => cell.replace(/[(\uff08][^)\uff09]*[)\uff09]|[:\uff1a*]\s*$/g, '');

const fieldIn = (cell: string, section: string) => labels(section).fieldOf.get(plain(bare(cell)));

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

/** A value and the labels and values behind it that spaces alone part. */
function parted(cell: string, section: string): string[] {
  const isLabel = (text: string) => isHan(text) && fieldIn(text, section) !== undefined;
  const words = cell.split(/\s+/);
  if (isLabel(words[0] ?? '') || !words.some(isLabel)) return [cell];
  const cells: string[] = [];
  for (const [at, word] of words.entries()) {
    const isNew = at === 0 || isLabel(word) || isLabel(words[at - 1] ?? '');
    if (isNew) cells.push(word);
    else cells.push(`${cells.pop()} ${word}`);
  }
  return cells;
}

/** A label that is none of the known ones, and what stands behind it. */
const unknownLabel = /\s(?:\p{Script=Han}{2,6}|[A-Z][A-Za-z]+)\s*[:\uff1a]\s*\S.*$/u;
const longTexts = ['duties', 'description'];

/** What of a line stands behind labels of a section's fields, and the other cells. */
export function piecesOf(line: Line, section: string): { pairs: Pair[]; rest: string[] } {
  const { fieldOf, within, spaced } = labels(section);
  const pairs: Pair[] = [];
  const rest: string[] = [];
  const add = (label: string, whole: string) => {
    const field = fieldOf.get(plain(label));
    const [more = ''] =
      (longTexts.includes(field ?? '') ? undefined : unknownLabel.exec(whole)) ?? [];
    const text = trimmed(whole.slice(0, whole.length - more.length));
    if (field && text && !(field === others && mixed.includes(section))) pairs.push([field, text]);
    if (more) rest.push(more.trim());
  };
  const cells = mixed.includes(section) ? line.flatMap((cell) => parted(cell, section)) : line;
  for (let at = 0; at < cells.length; at += 1) {
    let cell = cells[at] ?? '';
    let next = cells[at + 1];
    // A label of two characters, set as wide as the others.
    const [end = ''] = next?.split(/\s/) ?? [];
    if ([...cell].length === 1 && end && fieldIn(cell + end, section) !== undefined) {
      cell += next;
      at += 1;
      next = cells[at + 1];
    }
    if (fieldIn(cell, section) !== undefined) {
      if (next === undefined || fieldIn(next, section) !== undefined) continue;
      add(bare(cell), next);
      at += 1;
      continue;
    }
    const marked = [...cell.matchAll(within)];
    const set = marked.length === 0 ? [...cell.matchAll(spaced)] : [];
    const found = set[0]?.index === 0 ? set : marked;
    const before = found.length > 0 ? trimmed(cell.slice(0, found[0]?.index)) : cell;
    // A label in the other language may stand before it.
    if (before && !labelOf(before.replace(/\s*\/$/, ''), section)) rest.push(before);
    for (const [index, match] of found.entries()) {
      const from = match.index + match[0].length;
      add(match[2] ?? '', cell.slice(from, found[index + 1]?.index));
    }
  }
  return { pairs, rest };
}
