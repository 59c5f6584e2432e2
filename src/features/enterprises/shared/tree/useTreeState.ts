import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { alreadySaid } from '@/request/alreadySaid';
import { searchEnterpriseTree } from '@/services/recruitment';
import type { EnterpriseTreeQuery } from '@/services/types';
import { noState, treeReducer } from './treeReducer';
import { rowsOf } from './treeRows';

interface TreeOptions {
  /** Whether there is anything to ask yet. */
  isReady?: boolean;
  /** The answer to a search comes unfolded. */
  isUnfolded?: boolean;
}

/** One tree of units: its top from the server, what lies below on demand, what of it is open. */
export function useTreeState(query: EnterpriseTreeQuery, options: TreeOptions = {}) {
  const { isReady = true, isUnfolded = false } = options;
  const key = JSON.stringify(query);
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchEnterpriseTree(query, { signal }),
    [key],
    { isReady },
  );
  const [state, dispatch] = useReducer(treeReducer, noState);
  const rows = useMemo(() => rowsOf(state.tree, state.open, state.failed), [state]);
  const below = useRef(query);
  const pending = useRef<{ ids: Set<string>; stop: AbortController }>(undefined);

  useEffect(() => {
    below.current = query;
  });
  // A newer top makes what is under way below the former one worthless.
  useEffect(() => {
    if (!data) return undefined;
    const stop = new AbortController();
    pending.current = { ids: new Set(), stop };
    dispatch({ type: 'answered', nodes: data, isUnfolded });
    return () => stop.abort();
  }, [data, isUnfolded]);

  const load = useCallback((parentId: string) => {
    const current = pending.current;
    if (!current || current.ids.has(parentId)) return;
    current.ids.add(parentId);
    const { keyword: _keyword, rootId: _rootId, ...filters } = below.current;
    const { signal } = current.stop;
    searchEnterpriseTree({ ...filters, parentId }, { signal })
      .then((nodes) => {
        if (!signal.aborted) dispatch({ type: 'came', parentId, nodes });
      })
      .catch((problem: unknown) => {
        alreadySaid(problem);
        if (!signal.aborted) dispatch({ type: 'failed', parentId });
      })
      .finally(() => current.ids.delete(parentId));
  }, []);

  return {
    tree: state.tree,
    rows,
    error,
    isLoading,
    refresh,
    load,
    dispatch,
    isKnown: data !== undefined,
  };
}
