import {
  takesEducation,
  takesMajor,
  takesSource,
} from '../../../src/features/positions/shared/fit/takes';
import type { FilterKey } from '../../../src/services/types';
import type { Today } from '../seed/day';
import { positionRow } from '../seed/positions';
import { positionTable } from '../seed/positionTable';
import { unitIndex, units } from '../seed/units';
import { type Check, type Dimension, dimensions } from './dimensions';
import { filterKeys, isActive, type PositionFilters, type Scope } from './filters';
import { meetsCheck } from './meets';
import { searchPositions } from './positionWords';
import { closesWithin, isPublishedWithin, isWithinCategory, isWithinRegion } from './rules';

/** A filter, as a test of the table's rows. */
export interface KeyedCheck {
  key: FilterKey;
  passes: Check;
}

/** Tests each different value once; a row then only looks up the result. */
function byValue<T>(dimension: Dimension<T>, from: Today, accepts: (value: T) => boolean): Check {
  const accepted = dimension.values.map(accepts);
  return (row) => accepted[dimension.at(row, from)] ?? false;
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
    case 'regionCode':
      return byValue(all.region, from, (code) =>
        filters.regionCode.some((wanted) => isWithinRegion(code, wanted)),
      );
    case 'categoryCode':
      return byValue(all.category, from, (code) =>
        filters.categoryCode.some((wanted) => isWithinCategory(code, wanted)),
      );
    case 'recruitType':
      return byValue(all.kind, from, (kind) => filters.recruitType.includes(kind));
    case 'education':
      return byValue(all.education, from, (minimum) =>
        filters.education.some((held) => takesEducation(minimum, held)),
      );
    case 'majorCode':
      return byValue(all.majors, from, (asked) =>
        filters.majorCode.some((major) => takesMajor(asked, major)),
      );
    case 'source':
      return byValue(all.sources, from, (asked) =>
        filters.source.some((source) => takesSource(asked, source)),
      );
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
