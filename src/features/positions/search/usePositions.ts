import { useLatestRequest } from '@/hooks/useLatestRequest';
import { searchPositions } from '@/services/recruitment';
import { filtersOf, pageSize, type SearchState } from './urlState';

/** The page of positions that a search stands for. */
export function usePositions(state: SearchState) {
  const { sort, current } = state;
  const query = { ...filtersOf(state), sort, current, pageSize };
  return useLatestRequest((signal) => searchPositions(query, { signal }), [JSON.stringify(query)]);
}
