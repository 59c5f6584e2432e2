import {
  adornment,
  headingNumber,
  headingWords,
  intentionStart,
  markedHeading,
  numberedHeading,
  refereeWords,
  studyLabels,
  titleOfPerson,
  titleWords,
} from '@/locales/resumeWords';
import { monthIn } from './dates';
import { type Line, labelOf, labelsIn, type Paper, piecesOf } from './labels';

/** A run of lines under one heading; `head` stands before any heading. */
export interface Part {
  section: string;
  lines: Line[];
}

const han = '\\p{Script=Han}';
const betweenHan = new RegExp(`(${han})\\s+(?=${han})`, 'gu');
const latinWords = /[a-z&'’.]+/gi;
const hanWords = new RegExp(`${han}+`, 'gu');

/** The text without spaces between Chinese characters, as in names of two that are set as wide as three. */
export function squeezed(text: string): string {
  return text.trim().replace(betweenHan, '$1');
}

/** The section that a text is the heading of. */
export function headingOf(text: string): string | undefined {
  if (text.length > 40) return undefined;
  if (markedHeading.test(text)) return 'education';
  const bare = squeezed(text.replace(adornment, '').replace(headingNumber, ''))
    .toLowerCase()
    .replace(/\s+/g, ' ');
  const forms = [bare, bare.replace(latinWords, '').trim(), bare.replace(hanWords, '').trim()];
  const words = [...new Set(forms)].map((form) => form.replace(/^[\s/|]+|[\s/|]+$/g, ''));
  const found = words
    .filter(Boolean)
    .map((form) => headingWords.find(([, pattern]) => pattern.test(form))?.[0]);
  return found.find((section) => section !== undefined);
}

/** Sections whose content may stand behind the heading and a colon in the same line. */
const inline = /^([^:\uff1a\u3010[]{2,12})[:\uff1a]\s*(.+)$|^[\u3010[](.{2,12}?)[\u3011\]]\s*(.+)$/;
const rowSections = ['education', 'work', 'internship', 'service', 'projects'];
/** Sections after which a line of the basics may follow without a heading. */
const short = [
  'intention',
  'languages',
  'certificates',
  'rewards',
  'selfEvaluation',
  'career',
  'skills',
  'other',
];
const ownOfBasic = [
  'name',
  'gender',
  'birthDate',
  'idNumber',
  'ethnicity',
  'nativeRegion',
  'political',
  'mobile',
  'email',
];

function inlineHeading(text: string): { section: string; rest: string } | undefined {
  const [, before = '', behind = '', title = before, rest = behind] = inline.exec(text) ?? [];
  const section = headingOf(title);
  const isRow = rowSections.includes(section ?? '') && !monthIn(rest);
  const isShort = title === before && (section === 'basic' || isRow);
  return section && !isShort ? { section, rest } : undefined;
}

/** What no table of other people has. */
const ofOneself = ['idNumber', 'ethnicity', 'nativeRegion', 'email'];

const startsBasic = (line: Line, own: readonly string[]) => {
  const [first] = piecesOf(line, 'basic').pairs;
  return first !== undefined && own.includes(first[0]);
};
/** A longer text is about what was done. */
const longestLabelled = 60;
/** A line of the person's own below a row. */
const namesPerson = (line: Line) => {
  const [first, second] = piecesOf(line, 'basic').pairs;
  return first?.[0] === 'name' && second !== undefined;
};
const ofContact = ['mobile', 'email', 'idNumber'];
/** How the person can be reached, alone in a line below a row. */
const isContact = (line: Line, above: readonly Line[]) => {
  const { pairs, rest } = piecesOf(line, 'basic');
  const [[field = '', text = ''] = []] = pairs;
  const isOwn = !above.flat().some((cell) => refereeWords.test(cell));
  return (
    isOwn &&
    pairs.length === 1 &&
    rest.length === 0 &&
    ofContact.includes(field) &&
    !/^0/.test(text)
  );
};
const startsIntention = (line: Line) => {
  if (intentionStart.test(line[0] ?? '')) return true;
  const { pairs, rest } = piecesOf(line, 'intention');
  return rest.length === 0 && pairs[0] !== undefined;
};

/** The first line of a table of schools and employers, which has no heading. */
const isCareerTable = (line: Line) => {
  const [first, ...others] = (labelsIn(line, 'work') ?? line).map((cell) => labelOf(cell, 'work'));
  return first === 'period' && others.includes('employer');
};

/** The parts of a paper by its headings. */
export function partsOf(paper: Paper): Part[] {
  const parts: Part[] = [];
  const begin = (section: string) => {
    const part: Part = { section, lines: [] };
    parts.push(part);
    return part;
  };
  for (const column of paper) {
    let part = begin('head');
    const take = (cells: Line) => {
      if (!cells.some(Boolean)) return;
      const own = part.section === 'family' ? ofOneself : ownOfBasic;
      const isShort = short.includes(part.section);
      const isBasic =
        isShort || part.section === 'family'
          ? startsBasic(cells, own)
          : rowSections.includes(part.section) &&
            (cells[0]?.length ?? 0) < longestLabelled &&
            (namesPerson(cells) || isContact(cells, part.lines));
      if (isBasic) part = begin('basic');
      else if (isShort && part.section !== 'intention' && startsIntention(cells))
        part = begin('intention');
      part.lines.push(cells);
    };
    for (const line of column) {
      const isFirst = part.section === 'head' && part.lines.length === 0;
      const { section } = part;
      let rest: string[] = [];
      if (!rowSections.includes(part.section) && isCareerTable(line)) part = begin('career');
      const isHeader = line.length > 1 && line.every((cell) => labelOf(cell, section));
      if (isHeader) take(line);
      for (const cell of isHeader ? [] : line) {
        if (isFirst && cell.length < 20 && titleWords.test(cell)) {
          const [, name] = titleOfPerson.exec(cell) ?? [];
          if (name) rest.push(name);
          continue;
        }
        const isNumbered = line.length === 1 && numberedHeading.test(cell);
        // Half of a label that is broken in a form's narrow cell.
        const isHalf = studyLabels.test(rest.at(-1) ?? '');
        const heading = isHalf ? undefined : headingOf(cell);
        const whole = heading ?? (isNumbered ? 'other' : undefined);
        const found = whole ? undefined : inlineHeading(cell);
        // Courses and the like belong to the row that they stand below.
        const isAside = found?.section === 'other' && rowSections.includes(part.section);
        const within = isAside ? undefined : found;
        if (whole || within) {
          take(rest);
          // Such a heading may be a label in its line.
          const isLabel = whole && labelOf(cell, whole) && cell !== line.at(-1);
          rest = within ? [within.rest] : isLabel ? [cell] : [];
          part = begin(whole ?? within?.section ?? 'other');
        } else rest.push(cell);
      }
      take(rest);
    }
  }
  return parts;
}
