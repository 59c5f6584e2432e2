import {
  bulletStart,
  discharged,
  englishPlaces,
  enlisted,
  internWords,
} from '@/locales/resumeWords';
import { type RowSectionKey, sectionOf } from '../shared/sections';
import type { EntryValues } from '../values';
import type { ReadContext } from './codes';
import { monthIn, type Period, periodIn } from './dates';
import { setField } from './fields';
import { type Line, labelOf, type Pair, piecesOf } from './labels';
import { kinds } from './rowKinds';

/** What the paper says of one row. */
interface Draft {
  pairs: Pair[];
  tokens: string[];
  body: string[];
  period?: Period;
}

const isBullet = (text: string) => bulletStart.test(text.trim());
const longest = { han: 32, latin: 60 };
const isSentence = (text: string) =>
  /[\u3002\uff1b;!\uff01]$|[^.]\w\.$/.test(text) ||
  text.length > longest[/\p{Script=Han}/u.test(text) ? 'han' : 'latin'];

const newDraft = (): Draft => ({ pairs: [], tokens: [], body: [] });
const written = (line: Line) => line.filter(Boolean).join('  ');

/** The columns that a table's first line names. */
function columnsOf(line: Line, section: string): (string | undefined)[] | undefined {
  const fields = line.filter(Boolean).map((cell) => labelOf(cell, section));
  const known = fields.filter((field) => field !== undefined);
  return known.length >= 2 && known.length >= fields.length - 1 ? fields : undefined;
}

/** A line's words: cells, and what signs part in them. Words of Chinese are parted by spaces, too. */
function tokensOf(text: string): string[] {
  const signs =
    /\s{2,}|\t|[|\uff5c\u2022\u25cf\u25c6]|\s*[\u00b7/\uff0f]\s*(?!\d)|\s[-\u2013\u2014]\s|[\uff0c\u3001;\uff1b]|,(?!\s*(?:Ltd|Inc|LLC))\s*|\u2014\u2014?/;
  return text
    .split(signs)
    .flatMap((part) => (/\p{Script=Han}/u.test(part) ? part.split(/\s+/) : [part]))
    .map((part) => part.replace(/^[\s:\uff1a()\uff08\uff09-]+$|^[\s:\uff1a]+|\s+$/g, ''))
    .filter((part) => part !== '' && !englishPlaces.test(part));
}

/** The drafts of a table, row by row. */
function tableDrafts(
  lines: readonly Line[],
  columns: readonly (string | undefined)[],
  section: string,
) {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const cells = line[0] === '' ? line.slice(1) : line;
    const period = periodIn(written(cells));
    const draft = newDraft();
    const last = drafts.at(-1);
    if (cells.length === columns.length) {
      for (const [at, field] of columns.entries()) {
        const cell = cells[at] ?? '';
        if (field && cell) draft.pairs.push([field, cell]);
      }
      drafts.push(draft);
    } else if (period || (monthIn(written(cells)) && section !== 'work') || !last) {
      draft.tokens = tokensOf(period ? `${period.before}  ${period.after}` : written(cells));
      drafts.push({ ...draft, ...(period && { period }) });
    } else last.body.push(written(cells));
  }
  return drafts;
}

/** The drafts of rows whose fields have labels: a label that comes again begins the next row. */
function labelledDrafts(lines: readonly Line[], section: string, text: string | undefined) {
  const drafts: Draft[] = [newDraft()];
  for (const line of lines) {
    const { pairs, rest } = piecesOf(line, section);
    let draft = drafts.at(-1) ?? newDraft();
    for (const pair of pairs) {
      if (draft.pairs.some(([field]) => field === pair[0])) {
        draft = newDraft();
        drafts.push(draft);
      }
      draft.pairs.push(pair);
    }
    const hasText = text && draft.pairs.some(([field]) => field === text);
    if (hasText) draft.body.push(...rest);
    else draft.tokens.push(...rest.flatMap(tokensOf));
  }
  return drafts;
}

/** The drafts of rows that their periods part: a row begins at its period, or as many lines before as the first one does. */
function freeDrafts(lines: readonly Line[], section: string, isNamed: (draft: Draft) => boolean) {
  const periods = lines.map((line) => periodIn(written(line)));
  const starts = periods.flatMap((period, at) => (period ? [at] : []));
  const lead = Math.min(starts[0] ?? 0, 3);
  const begins = starts.map((at, index) => {
    let from = at;
    const floor = index === 0 ? -1 : (starts[index - 1] ?? -1);
    while (from > at - lead && from - 1 > floor && !isBullet(written(lines[from - 1] ?? [])))
      from -= 1;
    return from;
  });
  const spans = begins.length > 0 ? begins : [0];
  return spans.map((from, index) => {
    const draft = newDraft();
    for (let at = from; at < (spans[index + 1] ?? lines.length); at += 1) {
      const { pairs, rest } = piecesOf(lines[at] ?? [], section);
      draft.pairs.push(...pairs);
      const period = periods[at];
      const text = period && !draft.period ? `${period.before}  ${period.after}` : rest.join('  ');
      if (period && !draft.period) draft.period = period;
      const isHead = at <= (starts[index] ?? -1);
      const isBody = !isHead && (isBullet(text) || isSentence(text) || isNamed(draft));
      if (isBody && text) draft.body.push(text);
      else draft.tokens.push(...tokensOf(text.replace(bulletStart, '')));
    }
    return draft;
  });
}

/** One row from its draft; undefined where it says too little to be one. */
function rowOf(key: RowSectionKey, draft: Draft, context: ReadContext): EntryValues | undefined {
  const kind = kinds[key];
  if (!kind) return undefined;
  const section = sectionOf(key);
  const entry: EntryValues = {};
  const put = (field: string, text: string) => setField(section, entry, field, text, context);
  let period: Period | undefined = draft.period;
  for (const [field, text] of draft.pairs) {
    if (field === 'period') period ??= periodIn(text);
    else if (field !== kind.text) put(field, text) || kind.take(text, entry, put);
  }
  if (period) {
    if (period.start) put(kind.from, period.start);
    if (period.end) put(kind.to, period.end);
  }
  for (const token of draft.tokens) {
    const point = key === 'service' ? monthIn(token) : undefined;
    if (point && enlisted.test(token)) put('enlistedAt', point.month);
    else if (point && discharged.test(token)) put('dischargedAt', point.month);
    else kind.take(token, entry, put);
  }
  if (kind.text) {
    const named = draft.pairs.filter(([field]) => field === kind.text).map(([, text]) => text);
    const lines = [...named, ...draft.body].map((line) => line.trim().replace(bulletStart, ''));
    if (lines.length > 0) put(kind.text, lines.join('\n'));
  }
  return kind.names.some((name) => entry[name] !== undefined) ? entry : undefined;
}

/** The rows of a section's lines. */
export function readRows(
  key: RowSectionKey,
  lines: readonly Line[],
  context: ReadContext,
): EntryValues[] {
  const kind = kinds[key];
  if (!kind) return [];
  const [first = [], ...others] = lines;
  const columns = columnsOf(first, key);
  const isNamed = (draft: Draft) => {
    const row = rowOf(key, { ...draft, body: [] }, context);
    return row !== undefined && kind.names.every((name) => row[name] !== undefined);
  };
  const labelled = new Set(
    lines.flatMap((line) => piecesOf(line, key).pairs.map(([field]) => field)),
  );
  const isLabelled = labelled.size >= 2 && kind.names.some((name) => labelled.has(name));
  const drafts = columns
    ? tableDrafts(others, columns, key)
    : isLabelled
      ? labelledDrafts(lines, key, kind.text)
      : freeDrafts(lines, key, isNamed);
  return drafts.map((draft) => rowOf(key, draft, context)).filter((row) => row !== undefined);
}

/** Rows of work, those of an internship marked as such. */
export function withInternship(rows: readonly EntryValues[], isIntern: boolean): EntryValues[] {
  return rows.map((row) =>
    isIntern || internWords.test(String(row.post ?? '')) ? { ...row, internship: true } : row,
  );
}
