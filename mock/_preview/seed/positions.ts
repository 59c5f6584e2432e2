import type { Position, PositionState } from '../../../src/services/types';
import { topCategory } from './categories';
import { momentOf, pastMoment, type Today, today } from './day';
import { benefitsOf, salaryOf } from './positionPay';
import {
  closeMinutes,
  type PositionTable,
  positionTable,
  professionKeys,
  recruitKinds,
} from './positionTable';
import type { Profession, Role } from './profession';
import { professions } from './professions';
import { regionName } from './regions';
import { type Unit, units } from './units';

/** States that staff may give a position, whatever its dates. */
export const forcedPositionStates = ['reviewing', 'closed', 'cancelled'] as const;

const firstId = 200_001;
const nine = 9 * 60;
/** How long applications are under review after the closing day, days. */
const reviewDays = 25;
const degrees: Record<string, string> = {
  doctor: 'doctor',
  master: 'master',
  bachelor: 'bachelor',
};

/** The id of a row of the table. */
export const positionId = (row: number): string => String(firstId + row);

/** The row of a position's id, -1 when there is none. */
export function positionRow(id: string): number {
  const row = /^\d+$/.test(id) ? Number(id) - firstId : -1;
  return row >= 0 && row < positionTable().size ? row : -1;
}

/** The state that staff chose, else by date: open until the closing minute, then under review, then closed. */
export function stateOf(table: PositionTable, row: number, from: Today): PositionState {
  const forced = forcedPositionStates.find((state) => state === from.states[positionId(row)]);
  if (forced) {
    return forced;
  }
  if (table.isCancelled[row] === 1) {
    return 'cancelled';
  }
  const day = (table.closeDay[row] ?? 0) - from.daysOn;
  if (day > 0 || (day === 0 && from.minute < closeMinute(table, row))) {
    return 'open';
  }
  return day >= -reviewDays ? 'reviewing' : 'closed';
}

/** The minute of the closing day at which enrolment closes. */
const closeMinute = (table: PositionTable, row: number): number =>
  closeMinutes[table.closeAt[row] ?? 0] ?? 0;

/** The profession of a row. */
export const professionOf = (table: PositionTable, row: number): Profession =>
  professions[professionKeys[table.profession[row] ?? 0] ?? 'office'];

/** The role of a row within its profession. */
export const roleOf = (table: PositionTable, row: number): Role =>
  professionOf(table, row).roles[table.role[row] ?? 0] ?? {
    title: '',
    education: 'other',
    years: 0,
    types: [],
  };

/** The category's code of a row. */
export const categoryOf = (table: PositionTable, row: number): string =>
  professionOf(table, row).category;

/** The minimum education of a row. */
export const educationOf = (table: PositionTable, row: number): string =>
  roleOf(table, row).education;

/** The unit of a row. */
export const unitOf = (table: PositionTable, row: number): Unit => {
  const unit = units()[table.unit[row] ?? 0];
  if (!unit) {
    throw new Error('a position of no unit');
  }
  return unit;
};

const codeLetters: Record<string, string> = { management: 'GL', technical: 'JS', skilled: 'JN' };

/** What a row asks for beside education, majors and sources; a missing field is not asked for. */
export function demandsOf(
  table: PositionTable,
  row: number,
): Pick<Position, 'degree' | 'minAge' | 'maxAge' | 'political' | 'experienceYears'> {
  const { education, years } = roleOf(table, row);
  const degree = degrees[education];
  const minAge = table.minAge[row];
  const maxAge = table.maxAge[row];
  return {
    ...(degree ? { degree } : {}),
    ...(minAge ? { minAge } : {}),
    ...(maxAge ? { maxAge } : {}),
    // 01 of GB/T 4762: a member of the Communist Party of China.
    ...(table.isParty[row] === 1 ? { political: '01' } : {}),
    ...(years > 0 ? { experienceYears: years } : {}),
  };
}

/** The recruitment type of a row. */
export const recruitTypeOf = (table: PositionTable, row: number): Position['recruitType'] =>
  recruitKinds[table.kind[row] ?? 0] ?? 'social';

/** When a row's enrolment closes. */
export const closingOf = (table: PositionTable, row: number, from: Today): string =>
  momentOf(from, table.closeDay[row] ?? 0, closeMinute(table, row));

/** The position of a row as a visitor sees it: neither collected nor applied to. */
export function positionAt(row: number, from: Today = today()): Position {
  const table = positionTable();
  const unit = unitOf(table, row);
  const role = roleOf(table, row);
  const categoryCode = categoryOf(table, row);
  const publishDay = table.publishDay[row] ?? 0;
  const salary = salaryOf(table, row);
  const benefits = benefitsOf(row);
  const openDay = publishDay + (table.openDelay[row] ?? 0);
  return {
    id: positionId(row),
    code: `${codeLetters[topCategory(categoryCode)] ?? 'QT'}${unit.id}-${String(row + 1).padStart(4, '0')}`,
    name: table.names[row] ?? '',
    enterpriseId: unit.id,
    enterpriseName: unit.name,
    categoryCode,
    recruitType: recruitTypeOf(table, row),
    regionCode: unit.regionCode,
    regionName: regionName(unit.regionCode),
    headcount: table.headcount[row] ?? 1,
    education: role.education,
    ...demandsOf(table, row),
    majorCodes: [...(table.majorSets[table.majorSet[row] ?? 0] ?? [])],
    source: [...(table.sourceSets[table.sourceSet[row] ?? 0] ?? [])],
    publishedAt: pastMoment(from, publishDay, nine),
    opensAt: pastMoment(from, openDay < 0 ? openDay : publishDay, nine),
    closesAt: closingOf(table, row, from),
    state: stateOf(table, row, from),
    ...(salary ? { salary } : {}),
    ...(benefits ? { benefits } : {}),
    collected: false,
  };
}

/** The position with this id, `undefined` when there is none. */
export function positionById(id: string): Position | undefined {
  const row = positionRow(id);
  return row < 0 ? undefined : positionAt(row);
}

/** Numbers of open positions by index of the recruitment type, and their headcount together. */
export function openCounts(from: Today = today()): { byKind: number[]; headcount: number } {
  const table = positionTable();
  const byKind = recruitKinds.map(() => 0);
  let headcount = 0;
  for (let row = 0; row < table.size; row += 1) {
    if (stateOf(table, row, from) === 'open') {
      const kind = table.kind[row] ?? 0;
      byKind[kind] = (byKind[kind] ?? 0) + 1;
      headcount += table.headcount[row] ?? 0;
    }
  }
  return { byKind, headcount };
}
