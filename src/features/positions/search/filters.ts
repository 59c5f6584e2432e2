import type { FilterKey, SearchConditions } from '@/services/types';
import { withFilters } from '@/utils/urlValues';
import { toggled } from './codeTree';
import {
  type ListKey,
  listKeys,
  type NumberKey,
  numberKeys,
  type SearchState,
  searchCodec,
} from './urlState';

/** An applied filter value; its chip shows and removes it. */
export interface AppliedFilter {
  key: ListKey | NumberKey | 'keyword' | 'enterpriseId' | 'state';
  code: string;
}

/** The search without any filter. */
const plain = searchCodec('all').parse(new URLSearchParams());

/** Whether the server says what positions pay; it may not (`x-optional` in the contract). */
export function isPayKnown(conditions: SearchConditions | undefined): boolean {
  return Boolean(conditions?.facets.some(({ key }) => key === 'salaryFrom'));
}

/** Adds or removes a code of a list filter. */
export function toggleCode(state: SearchState, key: ListKey, code: string): SearchState {
  return withFilters(state, { [key]: toggled(key, state[key], code) });
}

/** All applied filter values, in the order of the facets. */
export function appliedFilters(state: SearchState): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  if (state.keyword) applied.push({ key: 'keyword', code: state.keyword });
  if (state.enterpriseId) applied.push({ key: 'enterpriseId', code: state.enterpriseId });
  for (const key of listKeys) {
    for (const code of state[key]) applied.push({ key, code });
  }
  for (const key of numberKeys) {
    if (state[key]) applied.push({ key, code: String(state[key]) });
  }
  if (state.isOpenOnly) applied.push({ key: 'state', code: 'open' });
  return applied;
}

/** The search without an applied value. */
export function withoutFilter(state: SearchState, filter: AppliedFilter): SearchState {
  const key = listKeys.find((one) => one === filter.key);
  return key ? toggleCode(state, key, filter.code) : withoutKey(state, filter.key);
}

/** The search without a whole filter, as offers for an empty result name it (contract: SearchConditions). */
export function withoutKey(state: SearchState, key: FilterKey): SearchState {
  if (key === 'ids') return state;
  if (key === 'state') return withFilters(state, { isOpenOnly: false });
  if (key === 'enterpriseId') return withFilters(state, { enterpriseId: undefined, scope: 'all' });
  return withFilters(state, { [key]: plain[key] });
}

/** The search without filters; order and view stay. */
export function withoutFilters({ sort, view }: SearchState): SearchState {
  return { ...plain, sort, view };
}
