import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useReadAgain } from '@/hooks/useReadAgain';
import { alreadySaid } from '@/request/alreadySaid';
import { searchEnterpriseTree } from '@/services/recruitment';
import type { EnterpriseTreeQuery } from '@/services/types';
import { noState, type TreeState, treeReducer } from './treeReducer';
import { rowsOf } from './treeRows';

interface TreeOptions {
  /** Whether there is anything to ask yet. */
  isReady?: boolean;
  /** The answer to a search comes unfolded. */
  isUnfolded?: boolean;
  /** The tree as it was left, to begin with. */
  kept?: KeptTree;
}

/** A tree and what it was asked by. */
export interface KeptTree {
  key: string;
  state: TreeState;
}

/** One tree of units: its top from the server, what lies below on demand, what of it is open. */
export function useTreeState(query: EnterpriseTreeQuery, options: TreeOptions = {}) {
  const { isReady = true, isUnfolded = false, kept } = options;
  const key = JSON.stringify(query);
  // Asked by something else, even once, it is no longer what was left.
  const [isAsLeft, setAsLeft] = useState(kept?.key === key && kept.state.isKnown);
  if (isAsLeft && kept?.key !== key) setAsLeft(false);
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchEnterpriseTree(query, { signal }),
    [key],
    { isReady: isReady && !isAsLeft },
  );
  const [state, dispatch] = useReducer(treeReducer, kept?.state ?? noState);
  const rows = useMemo(() => rowsOf(state.tree, state.open, state.failed), [state]);
  const [problem, setProblem] = useState<unknown>();
  const below = useRef(query);
  const pending = useRef<{ ids: Set<string>; stop: AbortController }>(undefined);

  useEffect(() => {
    below.current = query;
  });
  // A newer top makes what is under way below the former one worthless.
  useEffect(() => {
    const stop = new AbortController();
    pending.current = { ids: new Set(), stop };
    if (data) dispatch({ type: 'answered', nodes: data, isUnfolded });
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
      .catch((failure: unknown) => {
        alreadySaid(failure);
        if (signal.aborted) return;
        setProblem(failure);
        dispatch({ type: 'failed', parentId });
      })
      .finally(() => current.ids.delete(parentId));
  }, []);

  useReadAgain(problem, () => {
    for (const id of state.failed) load(id);
  });

  return {
    tree: state.tree,
    isKnown: state.isKnown,
    toKeep: { key, state },
    rows,
    error,
    isLoading,
    refresh,
    load,
    dispatch,
  };
}
