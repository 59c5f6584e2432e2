import { useLatestRequest } from '@/hooks/useLatestRequest';
import { getSearchConditions } from '@/services/recruitment';
import { filtersOf, type SearchState } from './urlState';

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
