import {
  takesEducation,
  takesMajor,
  takesSource,
} from '../../../src/features/positions/shared/fit/takes';
import type { Facet, FacetOption, FilterKey, SearchConditions } from '../../../src/services/types';
import { type Today, today } from '../seed/day';
import { positionTable } from '../seed/positionTable';
import { regionPrefix, regionTree } from '../seed/regions';
import { units } from '../seed/units';
import { unitRange } from './checks';
import {
  type Choice,
  categoryChoices,
  majorChoices,
  regionChoices,
  salaryChoices,
  terms,
  unitChoices,
} from './choices';
import { type Dimension, dimensions } from './dimensions';
import type { PositionFilters, Scope } from './filters';
import { closesWithin, isPublishedWithin, isWithinCategory, isWithinRegion } from './rules';
import { scan } from './scan';
import { withoutWord } from './withoutWord';

/** Counts the rows of each value once; the count of a choice is the sum of the values it includes. */
function countedBy<T>(
  dimension: Dimension<T>,
  rows: readonly number[],
  from: Today,
  choices: readonly Choice[],
  holds: (value: T, code: string) => boolean,
): FacetOption[] {
  const counts = new Uint32Array(dimension.values.length);
  for (const row of rows) {
    const value = dimension.at(row, from);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return choices.map(({ code, label }) => ({
    code,
    label,
    count: dimension.values.reduce(
      (sum, value, index) => sum + (holds(value, code) ? (counts[index] ?? 0) : 0),
      0,
    ),
  }));
}

function unitOptions(rows: readonly number[], enterpriseId: string, scope: Scope): FacetOption[] {
  const { unit } = positionTable();
  const sums = new Uint32Array(units().length + 1);
  for (const row of rows) {
    const next = (unit[row] ?? 0) + 1;
    sums[next] = (sums[next] ?? 0) + 1;
  }
  for (let index = 1; index < sums.length; index += 1) {
    sums[index] = (sums[index] ?? 0) + (sums[index - 1] ?? 0);
  }
  return unitChoices(enterpriseId).map((choice) => {
    const [first, end] = unitRange(choice.code, scope);
    return { ...choice, count: (sums[end] ?? 0) - (sums[first] ?? 0) };
  });
}

const paysAtLeast = (top: number, least: string): boolean => top >= Number(least);

/** Without the choices that find nothing, where the list is long; a chosen one stays. */
const useful = (options: FacetOption[], chosen: readonly string[]): FacetOption[] =>
  options.filter(({ code, count }) => count > 0 || chosen.includes(code));

/**
 * Facets with counts, each counted without its own filter, and for each filter the total without it. Units are counted
 * in the scope of the query.
 */
export function conditionsOf(filters: PositionFilters, from: Today = today()): SearchConditions {
  const found = scan(filters, from);
  const all = dimensions();
  const facet = (key: FilterKey, label: string, options: FacetOption[]): Facet => ({
    key,
    label,
    options,
  });
  const rows = found.rowsFor;
  return {
    total: found.total,
    facets: [
      facet(
        'enterpriseId',
        '单位',
        useful(unitOptions(rows('enterpriseId'), filters.enterpriseId, filters.scope), [
          filters.enterpriseId,
        ]),
      ),
      facet(
        'regionCode',
        '工作地区',
        useful(
          countedBy(
            all.region,
            rows('regionCode'),
            from,
            regionChoices(filters.regionCode),
            isWithinRegion,
          ),
          filters.regionCode,
        ),
      ),
      facet(
        'categoryCode',
        '岗位类别',
        countedBy(all.category, rows('categoryCode'), from, categoryChoices, isWithinCategory),
      ),
      facet(
        'recruitType',
        '招聘类型',
        countedBy(
          all.kind,
          rows('recruitType'),
          from,
          terms('recruitType'),
          (kind, code) => kind === code,
        ),
      ),
      facet(
        'education',
        '学历',
        countedBy(all.education, rows('education'), from, terms('education'), takesEducation),
      ),
      facet(
        'majorCode',
        '专业',
        useful(
          countedBy(
            all.majors,
            rows('majorCode'),
            from,
            majorChoices(filters.majorCode),
            takesMajor,
          ),
          filters.majorCode,
        ),
      ),
      facet(
        'source',
        '来源类别',
        countedBy(all.sources, rows('source'), from, terms('source'), takesSource),
      ),
      facet(
        'state',
        '岗位状态',
        countedBy(
          all.state,
          rows('state'),
          from,
          terms('positionState'),
          (state, code) => state === code,
        ),
      ),
      facet(
        'salaryFrom',
        '薪资',
        countedBy(all.pay, rows('salaryFrom'), from, salaryChoices, paysAtLeast),
      ),
      facet(
        'publishedWithin',
        '发布时间',
        countedBy(
          all.publishDay,
          rows('publishedWithin'),
          from,
          terms('publishedWithin'),
          (published, days) => isPublishedWithin(published - from.daysOn, Number(days)),
        ),
      ),
      facet(
        'closesWithin',
        '截止时间',
        countedBy(all.closing, rows('closesWithin'), from, terms('closesWithin'), (closing, days) =>
          closesWithin(closing, Number(days)),
        ),
      ),
    ],
    without: found.keys.map((filterKey) => ({ filterKey, total: found.rowsFor(filterKey).length })),
    ...(found.total === 0 && { withoutWord: withoutWord(filters, from) }),
  };
}

/** Provinces with counts under all filters except the region's; provinces without positions are left out. */
export function regionCounts(filters: PositionFilters, from: Today = today()): FacetOption[] {
  const rows = scan(filters, from).rowsFor('regionCode');
  const provinces = regionTree().map(({ code, name }) => ({ code, label: name }));
  return countedBy(dimensions().region, rows, from, provinces, (code, province) =>
    code.startsWith(regionPrefix(province)),
  ).filter(({ count }) => count > 0);
}
