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
  /** A Chinese label and a space. */
  spaced: RegExp;
}

const plain = (label: string) => label.replace(/\s+/g, '').toLowerCase();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Also with spaces between its characters, and a hint in brackets behind it. */
const loose = (label: string) =>
  /\p{Script=Han}/u.test(label) ? [...label].join('\\s*') : escaped(label);

function labelsOf(section: string): Labels {
  const entries = Object.entries(labelWords[section] ?? {}).flatMap(([field, words]) =>
    words.split('|').map((word): [string, string] => [word, field]),
  );
  const words = entries.map(([word]) => word).sort((one, other) => other.length - one.length);
  const any = words.map(loose).join('|') || '(?!)';
  const chinese =
    words
      .filter((word) => /\p{Script=Han}/u.test(word))
      .map(loose)
      .join('|') || '(?!)';
  const fieldOf = new Map<string, string>();
  for (const [word, field] of entries)
    if (!fieldOf.has(plain(word))) fieldOf.set(plain(word), field);
  return {
    fieldOf,
    within: new RegExp(
      `(^|[\\s;\\uff1b,\\uff0c\\u3001/\\u00b7|\\u2022\\u30fb-])(${any})\\s*[:\\uff1a]\\s*`,
      'giu',
    ),
    spaced: new RegExp(`(^|\\s)(${chinese})\\s+(?=\\S)`, 'giu'),
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

/** The field that a cell is the label of, and nothing else. */
export function labelOf(cell: string, section: string): string | undefined {
  return labels(section).fieldOf.get(plain(bare(cell)));
}

/** What of a line stands behind labels of a section's fields, and the other cells. */
export function piecesOf(line: Line, section: string): { pairs: Pair[]; rest: string[] } {
  const { fieldOf, within, spaced } = labels(section);
  const pairs: Pair[] = [];
  const rest: string[] = [];
  const add = (label: string, text: string) => {
    const field = fieldOf.get(plain(label));
    if (field && trimmed(text)) pairs.push([field, trimmed(text)]);
  };
  for (let at = 0; at < line.length; at += 1) {
    let cell = line[at] ?? '';
    let next = line[at + 1];
    // A label of two characters, set as wide as the others.
    if ([...cell].length === 1 && next && labelOf(cell + next, section) !== undefined) {
      cell += next;
      at += 1;
      next = line[at + 1];
    }
    if (labelOf(cell, section) !== undefined) {
      if (next === undefined || labelOf(next, section) !== undefined) continue;
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
