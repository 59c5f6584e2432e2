import {
  departmentAndMajor,
  halfMode,
  modeOfStudy,
  schoolAndStudies,
  studyLabels,
} from '@/locales/resumeWords';
import { sectionOf } from '../shared/sections';
import type { EntryValues } from '../values';
import { type ReadContext, termIn } from './codes';
import { periodIn } from './dates';
import { setField } from './fields';
import { type Line, piecesOf } from './labels';
import { kinds } from './rowKinds';
import { tokensOf } from './tokens';

const education = sectionOf('education');

/** Takes what cells say of studies of one way. */
function takeStudies(cells: Line, entry: EntryValues, context: ReadContext) {
  const put = (field: string, text: string) => setField(education, entry, field, text, context);
  const take = (text: string) => {
    const [, school, department, major] = schoolAndStudies.exec(text) ?? [];
    if (school) {
      put('school', school);
      put('department', department ?? '');
      if (major) take(major);
      return;
    }
    const [, faculty, studied] = departmentAndMajor.exec(text) ?? [];
    if (faculty && studied && put('department', faculty) && put('major', studied)) return;
    // Beside work a degree is often taken without its level.
    const isDegree = entry.studyMode === 'partTime' && termIn(context, 'degree', text);
    if (!isDegree || !put('degree', text)) kinds.education?.take(text, entry, put);
  };
  const { pairs, rest } = piecesOf(cells, 'education');
  rest.flatMap(tokensOf).forEach(take);
  for (const [field, text] of pairs)
    if (['studies', 'school'].includes(field) || !put(field, text)) tokensOf(text).forEach(take);
}

/** The cells of a line without the labels of level and degree, each with its way of studying in a cell of its own. */
const cellsIn = (line: Line) =>
  line
    .flatMap((cell, at) => {
      const isHalf = studyLabels.test(line[at - 1] ?? '') && halfMode.test(cell);
      const [, mode = '', rest = ''] =
        modeOfStudy.exec(isHalf ? `${cell}\u6559\u80b2` : cell) ?? [];
      return mode ? [mode, rest] : [cell];
    })
    .filter((cell) => cell && !studyLabels.test(cell));
const isMode = (cell: string) => modeOfStudy.test(cell);

/**
 * Forms of offices name level, degree, school and major of full-time studies, and of those beside work: the rows, and the
 * lines that say nothing of them.
 */
export function studiesByMode(lines: readonly Line[], context: ReadContext) {
  const rows: EntryValues[] = [];
  const others: Line[] = [];
  let open: EntryValues[] = [];
  for (const line of lines) {
    const cells = cellsIn(line);
    const at = cells.flatMap((cell, index) => (isMode(cell) ? [index] : []));
    if (at.length > 0 && !periodIn(line.join('  '))) {
      open = at.map((from, index) => {
        const entry: EntryValues = {};
        setField(education, entry, 'studyMode', cells[from] ?? '', context);
        takeStudies(cells.slice(from + 1, at[index + 1]), entry, context);
        return entry;
      });
      rows.push(...open);
      continue;
    }
    // The rest of them may stand in the lines below.
    const { pairs } = open.length > 0 ? piecesOf(cells, 'education') : { pairs: [] };
    if (pairs.length === 0) {
      open = [];
      others.push(line);
      continue;
    }
    const share = cells.length / open.length;
    for (const [index, entry] of open.entries())
      takeStudies(cells.slice(index * share, (index + 1) * share), entry, context);
  }
  return { rows: rows.filter(({ school }) => school !== undefined), others };
}
