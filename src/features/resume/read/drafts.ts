import { isPlaceInEnglish } from '@/locales/englishPlaces';
import { bulletStart, companyEnd } from '@/locales/resumeWords';
import { monthIn, type Period, periodIn } from './dates';
import { type Line, labelOf, type Pair, piecesOf } from './labels';
import type { RowKind } from './rowKinds';
import { isDuty, tokensOf } from './tokens';

/** What the paper says of one row. */
export interface Draft {
  pairs: Pair[];
  tokens: string[];
  body: string[];
  period?: Period;
}

const isBullet = (text: string) => bulletStart.test(text.trim());
const longest = { han: 32, latin: 60 };
const isSentence = (text: string) =>
  (/[\u3002\uff1b;!\uff01]$|[^.]\w\.$/.test(text) && !companyEnd.test(text)) ||
  text
    .split(/\s{2,}/)
    .some((part) => part.length > longest[/\p{Script=Han}/u.test(part) ? 'han' : 'latin']);

const newDraft = (): Draft => ({ pairs: [], tokens: [], body: [] });
const written = (line: Line) => line.filter(Boolean).join('  ');

/** The columns that a table's first line names. */
export function columnsOf(line: Line, section: string): (string | undefined)[] | undefined {
  const fields = line.filter(Boolean).map((cell) => labelOf(cell, section));
  const known = fields.filter((field) => field !== undefined);
  return known.length >= 2 && known.length >= fields.length / 2 ? fields : undefined;
}

/** A row's cells where spaces alone part them; the last one may have spaces of its own. */
function cellsIn(line: Line, columns: readonly (string | undefined)[], text?: string): Line {
  if (line.length === columns.length) return line;
  const whole = written(line);
  const period = periodIn(whole);
  if (period && !period.start) return line;
  const mark = '\u0001';
  const words = (period ? `${period.before} ${mark} ${period.after}` : whole).trim().split(/\s+/);
  const isTimed = columns.includes('start') && columns.includes('end');
  const isText = text !== undefined && columns.at(-1) === text;
  if (isTimed ? words.length < 3 : words.length < columns.length) return line;
  if (words.length > columns.length && !isText) return line;
  const last = words.slice(columns.length - 1).join(' ');
  return columns.map((_, at) => {
    const word = (at === columns.length - 1 ? last : words[at]) ?? '';
    return word === mark ? `${period?.start} \u81f3 ${period?.end ?? '\u4eca'}` : word;
  });
}

/** The drafts of a table, row by row. */
export function tableDrafts(
  lines: readonly Line[],
  columns: readonly (string | undefined)[],
  section: string,
  text: string | undefined,
) {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const cells = cellsIn(line[0] === '' ? line.slice(1) : line, columns, text);
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
export function labelledDrafts(lines: readonly Line[], section: string, text: string | undefined) {
  const drafts: Draft[] = [newDraft()];
  for (const line of lines) {
    const { pairs, rest } = piecesOf(line, section);
    // A row's title and time may stand above its labels.
    const period = pairs.length === 0 ? periodIn(rest.join('  ')) : undefined;
    if (period) {
      const { before, after } = period;
      drafts.push({ ...newDraft(), period, tokens: tokensOf(`${before}  ${after}`) });
      continue;
    }
    let draft = drafts.at(-1) ?? newDraft();
    // Its lines may stand below the label.
    const isAbove = text && rest.length === 0 && labelOf(line.join(''), section) === text;
    for (const pair of isAbove ? [[text, ''] as const] : pairs) {
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

/** Whether a line below a row's period is about what was done, and not its name. */
function isBodyOf(
  text: string,
  tokens: readonly string[],
  missing: readonly string[],
  kind: RowKind,
) {
  if ((isBullet(text) || isSentence(text)) && !kind.readsSentences) return true;
  if (missing.length === 0) return kind.text !== undefined;
  if (!kind.words || tokens.some((token) => kind.words?.test(token))) return false;
  const isLast = missing.some((name) => name === kind.last) && text.length <= 10;
  return missing.length < kind.names.length && !isLast;
}

/**
 * The drafts of rows that their periods part: a row begins at its period, or as many lines before as the first one does.
 * `missingIn` names the fields that a draft does not name so far.
 */
export function freeDrafts(
  lines: readonly Line[],
  section: string,
  kind: RowKind,
  missingIn: (draft: Draft) => string[],
) {
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
      const text =
        period && !draft.period
          ? `${period.before.replace(/^.*\u3002|^\p{Script=Han}{2,8}[:\uff1a]\s*$/u, '')}  ${period.after}`
          : rest.join('  ');
      if (period && !draft.period) draft.period = period;
      const tokens = tokensOf(text.replace(bulletStart, ''));
      const isHead = at <= (starts[index] ?? -1);
      const duty = kind.text ? tokens.find(isDuty) : undefined;
      if (!isHead && isPlaceInEnglish(text)) continue;
      if (!isHead && text && isBodyOf(text, tokens, missingIn(draft), kind)) draft.body.push(text);
      else {
        draft.tokens.push(...tokens.slice(0, duty ? tokens.indexOf(duty) : undefined));
        if (duty) draft.body.push(text.slice(text.indexOf(duty)));
      }
    }
    return draft;
  });
}
