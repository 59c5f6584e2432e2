import mapValues from 'lodash/mapValues';
import type { FilterKey, OwnRequirement, PositionState, Resume } from '../../../src/services/types';
import type { Fields } from '../fields';
import { states } from './dimensions';
import { type ListKey, listFacets, listKeys } from './listFacets';

/** Which positions an enterpriseId means: its own, its subordinates', or both. */
export type Scope = 'own' | 'children' | 'all';

/** Whether the filter is such a facet. */
export const isListKey = (key: FilterKey): key is ListKey => listKeys.some((one) => one === key);

/** The filters of a search; empty lists and missing values do not filter. */
export interface PositionFilters extends Record<ListKey, string[]> {
  ids: string[];
  keyword: string;
  enterpriseId: string;
  scope: Scope;
  /** Requirements that the caller's résumé has to meet. */
  meets: OwnRequirement[];
  /** The caller's résumé, when the caller is a candidate. */
  resume?: Resume;
  state?: PositionState;
  /** Yuan a month. */
  salaryFrom?: number;
  /** Days, today being the first. */
  publishedWithin?: number;
  /** Days from today. */
  closesWithin?: number;
}

/** Every key that can filter, in the order in which the portal shows them. */
export const filterKeys: readonly FilterKey[] = [
  'ids',
  'keyword',
  'enterpriseId',
  ...listKeys,
  'meets',
  'state',
  'salaryFrom',
  'publishedWithin',
  'closesWithin',
];

const ownRequirements: readonly OwnRequirement[] = ['degree', 'age', 'political', 'experience'];

function number(query: Fields, name: string): number | undefined {
  const text = query.text(name);
  const found = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return found > 0 ? found : undefined;
}

/**
 * Reads the filters of a query. A value that is not in a fixed list (also of states, numbers of days) is dropped, so that a
 * mistyped link still shows positions. A code of a list that changes (region, category, major, unit, id) is kept; an
 * unknown one matches nothing. `meets` filters only when there is a résumé.
 */
export function readFilters(query: Fields, resume?: Resume): PositionFilters {
  const state = states.find((one) => one === query.text('state'));
  const salaryFrom = number(query, 'salaryFrom');
  const publishedWithin = number(query, 'publishedWithin');
  const closesWithin = number(query, 'closesWithin');
  const scope = query.text('scope');
  return {
    ids: query.list('ids'),
    keyword: query.text('keyword'),
    enterpriseId: query.text('enterpriseId'),
    scope: scope === 'children' || scope === 'all' ? scope : 'own',
    ...mapValues(listFacets, ({ read }, key) => read(query.list(key))),
    meets: resume ? ownRequirements.filter((one) => query.list('meets').includes(one)) : [],
    ...(resume ? { resume } : {}),
    ...(state ? { state } : {}),
    ...(salaryFrom ? { salaryFrom } : {}),
    ...(publishedWithin ? { publishedWithin } : {}),
    ...(closesWithin ? { closesWithin } : {}),
  };
}

/** Whether the filter of this key restricts anything. */
export function isActive(filters: PositionFilters, key: FilterKey): boolean {
  const value = filters[key];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
