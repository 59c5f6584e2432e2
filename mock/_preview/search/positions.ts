import { type Today, today } from '../seed/day';
import { oncePer } from '../seed/once';
import { stateOf } from '../seed/positions';
import { CLOSE_MINUTES, positionTable } from '../seed/positionTable';
import { checksOf } from './checks';
import type { PositionFilters } from './filters';

export type Sort = 'newest' | 'closing';

/** More rows than any scale has. */
const MAX_ROWS = 2 ** 24;

/** Rows by rank, those of one rank by row: rank and row in one number each, as numbers sort fastest. */
function sortedBy(rankOf: (row: number) => number): Uint32Array {
  const keys = Float64Array.from(
    { length: positionTable().size },
    (_, row) => rankOf(row) * MAX_ROWS + row,
  );
  keys.sort();
  return Uint32Array.from(keys, (key) => key - Math.floor(key / MAX_ROWS) * MAX_ROWS);
}

const size = (): number => positionTable().size;

/** Rows from the latest published to the earliest. Dates are offsets from today, so the order never changes. */
const newestFirst = oncePer(size, () => sortedBy((row) => -(positionTable().publishDay[row] ?? 0)));

/** Rows by closing moment, the earliest first. */
const earliestClosing = oncePer(size, () => {
  const { closeDay, closeAt } = positionTable();
  return sortedBy((row) => (closeDay[row] ?? 0) * 1440 + (CLOSE_MINUTES[closeAt[row] ?? 0] ?? 0));
});

/**
 * Rows that pass every filter, sorted: `newest` by publication, the latest first; `closing` the open ones first, the
 * soonest to close on top, then the others, the latest closed on top.
 */
export function findRows(filters: PositionFilters, sort: Sort, from: Today = today()): number[] {
  const checks = checksOf(filters, from);
  const found: number[] = [];
  for (const row of sort === 'closing' ? earliestClosing() : newestFirst()) {
    if (checks.every(({ passes }) => passes(row))) {
      found.push(row);
    }
  }
  if (sort === 'newest') {
    return found;
  }
  const table = positionTable();
  const isOpen = (row: number): boolean => stateOf(table, row, from) === 'open';
  const past = found.filter((row) => !isOpen(row));
  return [...found.filter(isOpen), ...past.reverse()];
}

/** An unknown sort is the default one. */
export const readSort = (value: string): Sort => (value === 'closing' ? 'closing' : 'newest');
