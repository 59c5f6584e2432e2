import { useLatestRequest } from '@/hooks/useLatestRequest';
import { getSearchConditions } from '@/services/recruitment';
import { filtersOf, type SearchState } from './urlState';

/** The facets with their counts for a search (contract: searchconditions); asked anew when a filter changes. */
export function useConditions(state: SearchState) {
  const filters = filtersOf(state);
  return useLatestRequest(
    (signal) => getSearchConditions(filters, { signal }),
    [JSON.stringify(filters)],
  );
}
