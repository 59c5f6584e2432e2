import { type Today, today } from '../seed/day';
import { oncePer } from '../seed/once';
import { topPay } from '../seed/positionPay';
import { stateOf } from '../seed/positions';
import { closeMinutes, positionTable } from '../seed/positionTable';
import { checksOf } from './checks';
import type { PositionFilters } from './filters';
import { searchPositions } from './positionWords';

export type Sort = 'relevance' | 'newest' | 'closing' | 'salary';

/** More than the largest scale has. */
const maxRows = 2 ** 24;
/** In hundredths; higher than any score. */
const maxScore = 2 ** 15;

/** Rows sorted by rank, then by row. Rank and row are put into one number, since numbers sort fastest. */
function sortedBy(rankOf: (row: number) => number): Uint32Array {
  const keys = Float64Array.from(
    { length: positionTable().size },
    (_, row) => rankOf(row) * maxRows + row,
  );
  keys.sort();
  return Uint32Array.from(keys, (key) => key - Math.floor(key / maxRows) * maxRows);
}

const size = (): number => positionTable().size;

/** Rows from the latest published to the earliest. Dates are offsets from today, so the order never changes. */
const newestFirst = oncePer(size, () => sortedBy((row) => -(positionTable().publishDay[row] ?? 0)));

/** The place of each row in `newestFirst`. */
const latestRanks = oncePer(size, () => {
  const ranks = new Uint32Array(size());
  newestFirst().forEach((row, rank) => {
    ranks[row] = rank;
  });
  return ranks;
});

/** Rows by closing time, the earliest first. */
const earliestClosing = oncePer(size, () => {
  const { closeDay, closeAt } = positionTable();
  return sortedBy((row) => (closeDay[row] ?? 0) * 1440 + (closeMinutes[closeAt[row] ?? 0] ?? 0));
});

/** Rows by what they pay, the highest first; those that do not say it come last. */
const highestPay = oncePer(size, () => sortedBy((row) => -topPay(positionTable(), row)));

const orders = {
  newest: newestFirst,
  relevance: newestFirst,
  closing: earliestClosing,
  salary: highestPay,
};

/** Rows that have the keyword and pass the filters: by score; with the same score the open ones first, then the latest. */
function byRelevance(filters: PositionFilters, from: Today): number[] {
  const { rows, scores } = searchPositions()(filters.keyword);
  const checks = checksOf(filters, from).filter(({ key }) => key !== 'keyword');
  const passed = rows.filter((row) => checks.every(({ passes }) => passes(row)));
  const table = positionTable();
  const ranks = latestRanks();
  const keys = Float64Array.from(passed, (row) => {
    const isOver = stateOf(table, row, from) === 'open' ? 0 : 1;
    const rank = (maxScore - Math.round((scores[row] ?? 0) * 100)) * 2 + isOver;
    return rank * maxRows + (ranks[row] ?? 0);
  });
  const latest = newestFirst();
  return Array.from(keys.sort(), (key) => latest[key % maxRows] ?? 0);
}

/**
 * Rows that pass every filter. `relevance`: by score of the keyword; `newest`: the latest published first; `closing`: the
 * open ones first, the soonest to close on top, then the others, the latest closed on top; `salary`: the best paid first.
 */
export function findRows(filters: PositionFilters, sort: Sort, from: Today = today()): number[] {
  if (sort === 'relevance' && filters.keyword) {
    return byRelevance(filters, from);
  }
  const checks = checksOf(filters, from);
  const found: number[] = [];
  for (const row of orders[sort]()) {
    if (checks.every(({ passes }) => passes(row))) {
      found.push(row);
    }
  }
  if (sort !== 'closing') {
    return found;
  }
  const table = positionTable();
  const isOpen = (row: number): boolean => stateOf(table, row, from) === 'open';
  const past = found.filter((row) => !isOpen(row));
  return [...found.filter(isOpen), ...past.reverse()];
}

const sorts: readonly Sort[] = ['relevance', 'newest', 'closing', 'salary'];

/** The sort of a query; an unknown one becomes `relevance` with a keyword, else `newest`. */
export const readSort = (value: string, keyword: string): Sort =>
  sorts.find((sort) => sort === value) ?? (keyword ? 'relevance' : 'newest');
