import type { FilterKey } from '../../../src/services/types';
import { type Today, today } from '../seed/day';
import { positionTable } from '../seed/positionTable';
import { checksOf } from './checks';
import type { PositionFilters } from './filters';

/** Rows that pass all filters, and for each filter the rows that fail it alone. */
export interface Scan {
  total: number;
  /** For each key: rows that pass every other filter. */
  rowsFor(key: FilterKey): readonly number[];
  /** Keys of the filters in use. */
  keys: readonly FilterKey[];
}

/** Reads all positions once: a row that fails exactly one filter still counts for the facet of that filter. */
export function scan(filters: PositionFilters, from: Today = today()): Scan {
  const checks = checksOf(filters, from);
  const passed: number[] = [];
  const failedOnly = new Map<FilterKey, number[]>(checks.map(({ key }) => [key, []]));
  for (let row = 0; row < positionTable().size; row += 1) {
    let failed: FilterKey | undefined;
    let isOut = false;
    for (const { key, passes } of checks) {
      if (!passes(row)) {
        isOut = failed !== undefined;
        failed = key;
        if (isOut) {
          break;
        }
      }
    }
    if (!isOut) {
      (failed === undefined ? passed : (failedOnly.get(failed) ?? [])).push(row);
    }
  }
  return {
    total: passed.length,
    keys: checks.map(({ key }) => key),
    rowsFor: (key) => {
      const others = failedOnly.get(key);
      return others && others.length > 0 ? [...passed, ...others] : passed;
    },
  };
}
