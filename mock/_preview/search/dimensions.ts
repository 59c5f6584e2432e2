import type { PositionState } from '../../../src/services/types';
import type { Today } from '../seed/day';
import { oncePer } from '../seed/once';
import { topPay } from '../seed/positionPay';
import { categoryOf, educationOf, stateOf } from '../seed/positions';
import { type PositionTable, positionTable, recruitKinds } from '../seed/positionTable';
import { units } from '../seed/units';

/** A test of a row of the table. */
export type Check = (row: number) => boolean;

/** A property of positions that is counted by value. `at` answers a row's number, an index into `values`. */
export interface Dimension<T> {
  values: readonly T[];
  at(row: number, from: Today): number;
}

/** The states of a position. */
export const states: readonly PositionState[] = ['open', 'reviewing', 'closed', 'cancelled'];

function column<T>(
  table: PositionTable,
  of: (row: number) => T,
  keyOf: (value: T) => string,
): Dimension<T> {
  const numbers = new Map<string, number>();
  const values: T[] = [];
  const data = new Uint16Array(table.size);
  for (let row = 0; row < table.size; row += 1) {
    const value = of(row);
    const key = keyOf(value);
    const known = numbers.get(key);
    const number = known ?? values.length;
    if (known === undefined) {
      numbers.set(key, number);
      values.push(value);
    }
    data[row] = number;
  }
  return { values, at: (row) => data[row] ?? 0 };
}

const self = (value: string): string => value;

/** Days until an open position closes; `undefined` for one that is not open. */
function closingDays(table: PositionTable): Dimension<number | undefined> {
  const last = table.closeDay.reduce((max, day) => Math.max(max, day), 0);
  return {
    values: [undefined, ...Array.from({ length: last + 1 }, (_, day) => day)],
    at: (row, from) =>
      stateOf(table, row, from) === 'open' ? (table.closeDay[row] ?? 0) - from.daysOn + 1 : 0,
  };
}

function makeDimensions(table: PositionTable) {
  return {
    region: column(table, (row) => units()[table.unit[row] ?? 0]?.regionCode ?? '', self),
    category: column(table, (row) => categoryOf(table, row), self),
    education: column(table, (row) => educationOf(table, row), self),
    publishDay: column(table, (row) => table.publishDay[row] ?? 0, String),
    closing: closingDays(table),
    pay: column(table, (row) => topPay(table, row), String),
    kind: { values: recruitKinds, at: (row) => table.kind[row] ?? 0 } as Dimension<string>,
    majors: { values: table.majorSets, at: (row) => table.majorSet[row] ?? 0 } as Dimension<
      readonly string[]
    >,
    sources: { values: table.sourceSets, at: (row) => table.sourceSet[row] ?? 0 } as Dimension<
      readonly string[]
    >,
    state: {
      values: states,
      at: (row, from) => states.indexOf(stateOf(table, row, from)),
    } as Dimension<PositionState>,
  };
}

/** The dimensions of the table at its present size. */
export const dimensions = oncePer(
  () => positionTable().size,
  () => makeDimensions(positionTable()),
);
