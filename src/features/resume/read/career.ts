import {
  postWords,
  schoolWords,
  soldierWords,
  studentOf,
  studentWords,
  studiedAt,
  studiedIn,
  unitWords,
  wasSoldier,
} from '@/locales/resumeWords';
import { sectionOf } from '../shared/sections';
import type { EntryValues } from '../values';
import type { ReadContext } from './codes';
import { periodIn } from './dates';
import { setField } from './fields';
import { type Line, piecesOf } from './labels';
import { kinds } from './rowKinds';
import { tokensOf } from './tokens';

/** Whether a text has a token with these words. */
const wordsIn = (text: string) => {
  const tokens = tokensOf(text);
  return (words: RegExp) => tokens.some((token) => words.test(token));
};

const ofPerson = ['name', 'mobile', 'email'];

/** The lines of a career in one list, by what each row is about. */
export function sorted(lines: readonly Line[]): Record<'education' | 'work' | 'service', Line[]> {
  const found: Record<'education' | 'work' | 'service', Line[]> = {
    education: [],
    work: [],
    service: [],
  };
  let own: Line[] | undefined;
  for (const line of lines) {
    const text = line.join('  ');
    if (periodIn(text)) {
      const has = wordsIn(text);
      const isStudent =
        has(schoolWords) && (has(studentWords) || has(studiedAt) || !has(postWords));
      const isService = (has(unitWords) || has(wasSoldier)) && !/\u516c\u53f8/.test(text);
      own = isStudent ? found.education : isService ? found.service : found.work;
    }
    // The person's own lines may stand below the list.
    else if (ofPerson.includes(piecesOf(line, 'basic').pairs[0]?.[0] ?? '')) own = undefined;
    own?.push(line);
  }
  return found;
}

/** The lines of rows of work, and of those among them that were served. */
export function servedApart(lines: readonly Line[]): Record<'work' | 'service', Line[]> {
  const found: Record<'work' | 'service', Line[]> = { work: [], service: [] };
  let own = found.work;
  for (const line of lines) {
    const text = line.join('  ');
    if (periodIn(text)) own = wordsIn(text)(soldierWords) ? found.service : found.work;
    own.push(line);
  }
  return found;
}

/** What a form says of school and level beside the person's data, as a row of its own or within the row of that school. */
export function withNamed(rows: EntryValues[], lines: readonly Line[], context: ReadContext) {
  const named: EntryValues = {};
  const put = (field: string, text: string) =>
    setField(sectionOf('education'), named, field, text, context);
  const take = (text: string) => {
    for (const token of tokensOf(text)) kinds.education?.take(token, named, put);
  };
  const takeSaid = (said: string | undefined) => take(said ?? '');
  for (const line of lines) {
    const { pairs, rest } = piecesOf(line, 'education');
    for (const [field, text] of pairs) {
      if (field === 'studies' || !put(field, text)) take(text);
    }
    const text = rest.join('  ');
    const has = wordsIn(text);
    if (periodIn(text) || !has(schoolWords)) continue;
    // A letter's sentences name schools of others, too.
    if (!/[\u3002\uff01]/.test(text)) {
      if (has(studentOf)) take(text);
      continue;
    }
    for (const token of tokensOf(text)) (studiedIn.exec(token)?.slice(1) ?? []).forEach(takeSaid);
  }
  if (rows.length === 0) return named.school ? [named] : [];
  const [only] = rows.length === 1 && rows[0]?.major ? rows : [];
  const at = named.school ? rows.find(({ school }) => school === named.school) : only;
  return rows.map((row) => (row === at ? { ...named, ...row } : row));
}

/** The rows with what a form says of full-time studies and of those beside work: of a row's school, or as rows of their own. */
export function withStudies(rows: readonly EntryValues[], studies: readonly EntryValues[]) {
  const more = studies.filter((one) => !rows.some(({ school }) => school === one.school));
  const known = (row: EntryValues) => studies.find(({ school }) => school === row.school);
  return [...rows.map((row) => ({ ...known(row), ...row })), ...more];
}

/** The rows of the service with what a form says of it beside the person's data: of the whole, or of its end. */
export function withServed(rows: EntryValues[], lines: readonly Line[], context: ReadContext) {
  const entry: EntryValues = {};
  for (const [field, text] of lines.flatMap((line) => piecesOf(line, 'service').pairs))
    setField(sectionOf('service'), entry, field, text, context);
  if (rows.length === 0) return entry.enlistedAt && entry.unit ? [entry] : [];
  const { rank, dischargeMode } = entry;
  const [latest] = [...rows].sort((one, other) =>
    String(other.dischargedAt).localeCompare(String(one.dischargedAt)),
  );
  return rows.map((row) =>
    row === latest ? { ...(rows.length === 1 ? entry : { rank, dischargeMode }), ...row } : row,
  );
}
