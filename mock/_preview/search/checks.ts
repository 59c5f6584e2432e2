import type { FilterKey } from '../../../src/services/types';
import type { Today } from '../seed/day';
import { positionRow } from '../seed/positions';
import { positionTable } from '../seed/positionTable';
import { unitIndex, units } from '../seed/units';
import { type Check, dimensions } from './dimensions';
import { filterKeys, isActive, isListKey, type PositionFilters, type Scope } from './filters';
import { byValue, listFacets } from './listFacets';
import { meetsCheck } from './meets';
import { searchPositions } from './positionWords';
import { closesWithin, isPublishedWithin } from './rules';

/** A filter, as a test of the table's rows. */
export interface KeyedCheck {
  key: FilterKey;
  passes: Check;
}

/** Range of indices [first, end) of the units that an enterpriseId with its scope means. */
export function unitRange(enterpriseId: string, scope: Scope): readonly [number, number] {
  const index = unitIndex(enterpriseId);
  const end = units()[index]?.end ?? 0;
  if (index < 0) {
    return [0, 0];
  }
  const first = scope === 'children' ? index + 1 : index;
  return [first, scope === 'own' ? index + 1 : end];
}

function checkOf(key: FilterKey, filters: PositionFilters, from: Today): Check {
  const table = positionTable();
  const all = dimensions();
  if (isListKey(key)) return listFacets[key].check(filters[key], from);
  switch (key) {
    case 'ids': {
      const rows = new Set(filters.ids.map(positionRow));
      return (row) => rows.has(row);
    }
    case 'keyword': {
      const { scores } = searchPositions()(filters.keyword);
      return (row) => (scores[row] ?? 0) > 0;
    }
    case 'enterpriseId': {
      const [first, end] = unitRange(filters.enterpriseId, filters.scope);
      return (row) => (table.unit[row] ?? 0) >= first && (table.unit[row] ?? 0) < end;
    }
    case 'meets':
      return filters.resume ? meetsCheck(filters.resume, filters.meets, from) : () => true;
    case 'state':
      return byValue(all.state, from, (state) => state === filters.state);
    case 'salaryFrom':
      return byValue(all.pay, from, (top) => top >= (filters.salaryFrom ?? 0));
    case 'publishedWithin':
      return byValue(all.publishDay, from, (published) =>
        isPublishedWithin(published - from.daysOn, filters.publishedWithin ?? 0),
      );
    case 'closesWithin':
      return byValue(all.closing, from, (closing) =>
        closesWithin(closing, filters.closesWithin ?? 0),
      );
  }
}

/** The tests of all filters in use. */
export function checksOf(filters: PositionFilters, from: Today): KeyedCheck[] {
  return filterKeys
    .filter((key) => isActive(filters, key))
    .map((key) => ({
      key,
      passes: checkOf(key, filters, from),
    }));
}
