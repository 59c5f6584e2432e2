import { readyWords } from '@/locales/resumeWords';
import type { ResumeSectionKey } from '@/services/types';
import { problemsOf } from '../rules';
import { isFilled } from '../shared/completeness';
import { partsOfPath } from '../shared/corrections';
import { sectionOf } from '../shared/sections';
import { cleanValue, type EntryValues, entriesOf, type SectionValue } from '../values';
import { readBasic } from './basic';
import { servedApart, sorted, withNamed, withServed, withStudies } from './career';
import { categoryIn, type ReadContext, regionIn } from './codes';
import { listOf, setField } from './fields';
import { type Part, partsOf } from './headings';
import { type Line, type Paper, piecesOf } from './labels';
import { withWholePeriods } from './lines';
import { isCertificate, isPrize, prizeOf, readLanguages, readNamed } from './lists';
import { readRows, withInternship } from './rows';
import { studiesByMode } from './studyModes';
import { asWritten, simplified } from './traditional';

/** What a paper says of a section: an entry, or rows without ids. */
export interface Proposal {
  section: ResumeSectionKey;
  entries: readonly EntryValues[];
}

function readIntention(
  parts: readonly Part[],
  own: readonly Line[],
  context: ReadContext,
): EntryValues {
  const section = sectionOf('intention');
  const entry: EntryValues = {};
  const heads = parts.filter((part) => ['head', 'basic'].includes(part.section));
  const rests: string[] = [];
  for (const line of [...own, ...heads.flatMap(({ lines }) => lines)]) {
    const { pairs, rest } = piecesOf(line, 'intention');
    for (const [field, text] of pairs) setField(section, entry, field, text, context);
    const words = rest.flatMap(listOf).flatMap((one) => one.split('\u00b7'));
    if (own.includes(line)) rests.push(...words);
    for (const word of words)
      if (readyWords.test(word)) setField(section, entry, 'arrival', word, context);
  }
  const codesOf = (codeOf: (text: string) => string | undefined) =>
    rests
      .flatMap((text) => codeOf(text) ?? text.split(/\s+/).map(codeOf))
      .filter((code) => code !== undefined);
  const categories = codesOf((text) => categoryIn(context, text));
  const regions = codesOf((text) => regionIn(context, text, true));
  if (categories.length > 0) entry.categoryCodes ??= categories;
  if (regions.length > 0) entry.regionCodes ??= regions;
  return entry;
}

const certified = (rows: readonly EntryValues[]) =>
  rows.filter(({ level, certificate }) => level || certificate);

/** The values without those that the form would refuse; a row's missing fields are for the person to fill in. */
function accepted(
  section: ResumeSectionKey,
  entries: readonly EntryValues[],
  today: string,
): EntryValues[] {
  const table = sectionOf(section);
  const value: SectionValue = table.shape === 'rows' ? [...entries] : (entries[0] ?? {});
  const kept = entriesOf(cleanValue(table, value));
  for (const { path } of problemsOf(table, value, today)) {
    const { row = 0, field } = partsOfPath(path);
    if (field) delete kept[row]?.[field];
  }
  return kept
    .map(({ id, ...entry }) => entry)
    .filter((entry) => Object.values(entry).some(isFilled));
}

/** What a paper says, by sections in the order of the form; only what the form accepts. */
export function proposalsOf(paper: Paper, context: ReadContext): Proposal[] {
  const parts = partsOf(simplified(paper).map(withWholePeriods));
  const written = asWritten(paper);
  const linesOf = (...names: string[]) =>
    parts.filter(({ section }) => names.includes(section)).flatMap(({ lines }) => lines);
  const career = sorted(linesOf('head', 'basic', 'career'));
  const rowsOf = (key: 'education' | 'service' | 'projects', more: readonly Line[] = []) => [
    ...readRows(key, linesOf(key), context),
    ...readRows(key, more, context),
  ];
  const byMode = studiesByMode(linesOf('head', 'basic'), context);
  const education = withNamed(
    withStudies(rowsOf('education', career.education), byMode.rows),
    byMode.others,
    context,
  );
  const employed = servedApart(linesOf('work'));
  const internships = readRows('work', linesOf('internship'), context);
  const jobs = [
    ...readRows('work', employed.work, context),
    ...readRows('work', career.work, context),
  ];
  const named = readNamed('certificates', linesOf('certificates'), context);
  const skills = readNamed('certificates', linesOf('skills'), context);
  const served = [...career.service, ...employed.service];
  const service = withServed(rowsOf('service', served), linesOf('head', 'basic'), context);
  const languages = readLanguages(linesOf('languages'), context);
  const self = linesOf('selfEvaluation').map((line) => line.filter(Boolean).join(' '));
  const read: Partial<Record<ResumeSectionKey, EntryValues[]>> = {
    basic: [readBasic(parts, context)],
    intention: [readIntention(parts, linesOf('intention'), context)],
    education,
    work: [...withInternship(jobs, false), ...withInternship(internships, true)],
    service,
    projects: rowsOf('projects'),
    certificates: [...named.filter((row) => !isPrize(row)), ...skills.filter(isCertificate)],
    languages:
      languages.length > 0
        ? languages
        : certified(readLanguages(linesOf('other', 'skills'), context)),
    rewards: [
      ...readNamed('rewards', linesOf('rewards'), context),
      ...named.filter(isPrize).map((row) => prizeOf(row, context)),
    ],
    selfEvaluation: self.length > 0 ? [{ text: self.join('\n') }] : [],
  };
  return Object.entries(read).flatMap(([key, entries]) => {
    const section = key as ResumeSectionKey;
    const kept = accepted(section, entries ?? [], context.today).map(written);
    return kept.length > 0 ? [{ section, entries: kept }] : [];
  });
}
