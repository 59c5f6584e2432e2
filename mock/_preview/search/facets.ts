import type { Facet, FacetOption, FilterKey, SearchConditions } from '../../../src/services/types';
import { type Today, today } from '../seed/day';
import { positionTable } from '../seed/positionTable';
import { regionPrefix, regionTree } from '../seed/regions';
import { units } from '../seed/units';
import { unitRange } from './checks';
import { salaryChoices, terms, unitChoices } from './choices';
import { dimensions } from './dimensions';
import type { PositionFilters, Scope } from './filters';
import { countedBy, listFacets, listKeys, useful } from './listFacets';
import { closesWithin, isPublishedWithin } from './rules';
import { scan } from './scan';
import { withoutWord } from './withoutWord';

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
      ...listKeys.map((key) => ({ key, ...listFacets[key].count(filters[key], rows(key), from) })),
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
