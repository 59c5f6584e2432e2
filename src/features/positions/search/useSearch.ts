import { useAccess, useLocation, useParams } from '@umijs/max';
import { useMemo } from 'react';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useUrlState } from '@/hooks/useUrlState';
import { getSearchConditions, searchPositions } from '@/services/recruitment';
import {
  filtersOf,
  formatSearch,
  pageSize,
  parseSearch,
  type SearchState,
  sortOf,
} from './urlState';

/** The search in the URL: what it says now, the address of any other, and the way there. */
export function useSearchState() {
  const { searchType = 'all' } = useParams();
  const { pathname, search } = useLocation();
  const { canUseCandidateScreens } = useAccess();
  const codec = useMemo(
    () => ({
      parse: (params: URLSearchParams): SearchState => {
        const asked = parseSearch(searchType, params);
        // A link's `meets` narrows nothing for somebody without a résumé, and must not look as if it did.
        return canUseCandidateScreens ? asked : { ...asked, meets: [] };
      },
      format: (next: SearchState) => formatSearch(searchType, next, search),
    }),
    [searchType, search, canUseCandidateScreens],
  );
  return { searchType, ...useUrlState(codec), path: pathname + search };
}

/** The page of positions that a search stands for. */
export function usePositions(state: SearchState) {
  const { current } = state;
  const query = { ...filtersOf(state), sort: sortOf(state), current, pageSize };
  return useLatestRequest((signal) => searchPositions(query, { signal }), [JSON.stringify(query)]);
}

/** The facets with their counts for a search (contract: searchconditions); asked anew when a filter changes. */
export function useConditions(state: SearchState, isReady = true) {
  // Units are counted in this scope, also while none is chosen (contract, FilterScope).
  const filters = { ...filtersOf(state), scope: state.scope };
  return useLatestRequest(
    (signal) => getSearchConditions(filters, { signal }),
    [JSON.stringify(filters)],
    { isReady },
  );
}

export type Conditions = Pick<
  ReturnType<typeof useConditions>,
  'data' | 'error' | 'isLoading' | 'refresh'
>;
