import type { FilterKey } from '@/services/types';
import { toggled } from './codeTree';
import { type ListKey, listKeys, type PeriodKey, periodKeys, type SearchState } from './urlState';

/** One applied filter value, as a chip shows it and takes it off. */
export type AppliedFilter =
  | { key: ListKey; code: string }
  | { key: PeriodKey; code: string }
  | { key: 'keyword' | 'enterpriseId'; code: string }
  | { key: 'state'; code: 'open' };

const noFilters = () => ({
  keyword: '',
  enterpriseId: undefined,
  scope: 'all' as const,
  regionCode: [],
  categoryCode: [],
  recruitType: [],
  education: [],
  majorCode: [],
  source: [],
  meets: [],
  publishedWithin: undefined,
  closesWithin: undefined,
  isOpenOnly: false,
});

/** The search with other filters: the page begins anew. */
export function withFilters(state: SearchState, patch: Partial<SearchState>): SearchState {
  return { ...state, ...patch, current: 1 };
}

/** Takes one code of a list filter off, or puts it on. */
export function toggleCode(state: SearchState, key: ListKey, code: string): SearchState {
  return withFilters(state, { [key]: toggled(key, state[key], code) });
}

/** Every applied filter value in the order of the facets. */
export function appliedFilters(state: SearchState): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  if (state.keyword) applied.push({ key: 'keyword', code: state.keyword });
  if (state.enterpriseId) applied.push({ key: 'enterpriseId', code: state.enterpriseId });
  for (const key of listKeys) {
    for (const code of state[key]) applied.push({ key, code });
  }
  for (const key of periodKeys) {
    if (state[key]) applied.push({ key, code: String(state[key]) });
  }
  if (state.isOpenOnly) applied.push({ key: 'state', code: 'open' });
  return applied;
}

/** The search without one applied value. */
export function withoutFilter(state: SearchState, filter: AppliedFilter): SearchState {
  const key = listKeys.find((one) => one === filter.key);
  return key ? toggleCode(state, key, filter.code) : withoutKey(state, filter.key);
}

/** The search without a whole filter, as the zero-result offers say it (contract: searchconditions.without). */
export function withoutKey(state: SearchState, key: FilterKey): SearchState {
  if (key === 'ids') return state;
  if (key === 'state') return withFilters(state, { isOpenOnly: false });
  if (key === 'enterpriseId') return withFilters(state, { enterpriseId: undefined, scope: 'all' });
  return withFilters(state, { [key]: noFilters()[key] });
}

/** The search without any filter; sort and view stay. */
export function withoutFilters(state: SearchState): SearchState {
  return withFilters(state, noFilters());
}
