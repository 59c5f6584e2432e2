import { bulletStart, discharged, enlisted, internWords } from '@/locales/resumeWords';
import { type RowSectionKey, sectionOf } from '../shared/sections';
import type { EntryValues } from '../values';
import type { ReadContext } from './codes';
import { monthIn, type Period, periodIn } from './dates';
import { columnsOf, type Draft, freeDrafts, labelledDrafts, tableDrafts } from './drafts';
import { setField } from './fields';
import { type Line, piecesOf } from './labels';
import { kinds } from './rowKinds';
import { tokensOf } from './tokens';

/** One row from its draft; undefined where it says too little to be one. */
function rowOf(key: RowSectionKey, draft: Draft, context: ReadContext): EntryValues | undefined {
  const kind = kinds[key];
  if (!kind || draft.tokens.some((token) => kind.none?.test(token))) return undefined;
  const section = sectionOf(key);
  const entry: EntryValues = {};
  const put = (field: string, text: string) => setField(section, entry, field, text, context);
  let period: Period | undefined = draft.period;
  for (const [field, text] of draft.pairs) {
    if (field === 'period') period ??= periodIn(text);
    else if (field !== kind.text && field !== 'ignored') {
      if (!put(field, text)) for (const token of tokensOf(text)) kind.take(token, entry, put);
      // A level may say the way of studying, too, and an English degree the level.
      if (field === 'education') put('studyMode', text);
      if (field === 'degree' && /^[A-Z]/.test(text)) put('education', text);
    }
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
    const lines = [...named, ...draft.body]
      .map((line) => line.trim().replace(bulletStart, ''))
      .filter(Boolean);
    if (lines.length > 0) put(kind.text, lines.join('\n'));
  }
  return (kind.needs ?? kind.names).some((name) => entry[name] !== undefined) ? entry : undefined;
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
  // A table of two columns without its cells may as well be a label and its value.
  const words = columnsOf(
    first.flatMap((cell) => cell.split(/\s+/)),
    key,
  );
  const columns = columnsOf(first, key) ?? (words && words.length > 2 ? words : undefined);
  const missingIn = (draft: Draft) => {
    const row = rowOf(key, { ...draft, body: [] }, context);
    return kind.names.filter((name) => row?.[name] === undefined);
  };
  const labelled = new Set(
    lines.flatMap((line) => piecesOf(line, key).pairs.map(([field]) => field)),
  );
  const isLabelled = labelled.size >= 2 && kind.names.some((name) => labelled.has(name));
  const drafts = columns
    ? tableDrafts(others, columns, key, kind.text)
    : isLabelled
      ? labelledDrafts(lines, key, kind.text)
      : freeDrafts(lines, key, kind, missingIn);
  const rows = drafts.map((draft) => rowOf(key, draft, context)).filter((row) => row !== undefined);
  return key === 'work' ? withEmployer(rows) : rows;
}

/** Posts that stand below their employer and its whole time. */
function withEmployer(rows: readonly EntryValues[]): EntryValues[] {
  let outer: EntryValues | undefined;
  return rows.flatMap((row, at) => {
    const isOuter = row.employer && !row.post && !row.duties;
    if (isOuter && rows[at + 1] && !rows[at + 1]?.employer) {
      outer = row;
      return [];
    }
    if (row.employer || !outer) return [row];
    return [{ ...row, employer: outer.employer }];
  });
}

/** Rows of work, those of an internship marked as such. */
export function withInternship(rows: readonly EntryValues[], isIntern: boolean): EntryValues[] {
  return rows.map((row) =>
    isIntern || internWords.test(String(row.post ?? '')) ? { ...row, internship: true } : row,
  );
}
