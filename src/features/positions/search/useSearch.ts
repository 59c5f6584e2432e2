import { useAccess, useLocation, useParams } from '@umijs/max';
import { useMemo } from 'react';
import { usePage } from '@/hooks/useCall';
import { useUrlState } from '@/hooks/useUrlState';
import { getSearchConditions } from '@/services/recruitment';
import { usePositions } from '../shared/usePositions';
import { filtersOf, pageSize, type SearchState, searchCodec, sortOf } from './urlState';

/** The search in the URL: the current state, the address of any other state, and navigation to it. */
export function useSearchState() {
  const { searchType = 'all' } = useParams();
  const { pathname, search } = useLocation();
  const { canUseCandidateScreens } = useAccess();
  const codec = useMemo(() => {
    const { parse, format } = searchCodec(searchType);
    // For a person without a résumé, `meets` in a link has no effect, so it is not shown as a filter.
    const withoutMeets = (query: URLSearchParams) => ({ ...parse(query), meets: [] });
    return { parse: canUseCandidateScreens ? parse : withoutMeets, format };
  }, [searchType, canUseCandidateScreens]);
  return { searchType, ...useUrlState(codec), path: pathname + search };
}

/** A page of positions for a search. */
export function useResults(state: SearchState) {
  const { current } = state;
  return usePositions({ ...filtersOf(state), sort: sortOf(state), current, pageSize });
}

/** The facets with their counts for a search (contract: searchconditions); loaded again when a filter changes. */
export function useConditions(state: SearchState, isReady = true) {
  // Units are counted in this scope, even when none is chosen (contract: FilterScope).
  const filters = { ...filtersOf(state), scope: state.scope };
  return usePage(getSearchConditions, filters, { isReady });
}

export type Conditions = ReturnType<typeof useConditions>;
