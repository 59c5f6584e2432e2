import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useReading } from '@/hooks/useCall';
import { useReadAgain } from '@/hooks/useReadAgain';
import { ignoreReported } from '@/request/errorHandler';
import { searchEnterpriseTree } from '@/services/recruitment';
import type { EnterpriseTreeQuery } from '@/services/types';
import { initialTreeState, type TreeState, treeReducer } from './treeReducer';
import { rowsOf } from './treeRows';

/** A tree and the key of its query. */
export interface SavedTree {
  key: string;
  state: TreeState;
}

/**
 * A tree of units: its top level from the server, subordinates when needed, and which units are expanded; the result of a
 * search with all of them expanded. `kept` is the initial tree, as Back restores it.
 */
export function useTreeState(query: EnterpriseTreeQuery, isReady: boolean, kept?: SavedTree) {
  const isUnfolded = query.keyword !== undefined;
  const key = JSON.stringify(query);
  // After any other query, the restored tree is out of date.
  const [isAsLeft, setAsLeft] = useState(kept?.key === key && kept.state.isKnown);
  if (isAsLeft && kept?.key !== key) setAsLeft(false);
  const { data, ...request } = useReading(
    (signal) => searchEnterpriseTree(query, { signal }),
    [key],
    { isReady: isReady && !isAsLeft },
  );
  const [state, dispatch] = useReducer(treeReducer, kept?.state ?? initialTreeState);
  const rows = useMemo(() => rowsOf(state.tree, state.open, state.failed), [state]);
  const [problem, setProblem] = useState<unknown>();
  const below = useRef(query);
  const pending = useRef<{ ids: Set<string>; stop: AbortController }>(undefined);

  useEffect(() => {
    below.current = query;
  });
  // With a new top level, calls for subordinates of the old one are aborted.
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
        ignoreReported(failure);
        if (signal.aborted) return;
        current.ids.delete(parentId);
        setProblem(failure);
        dispatch({ type: 'failed', parentId });
      });
  }, []);

  useReadAgain(problem, () => {
    for (const id of state.failed) load(id);
  });

  const { tree, isKnown } = state;
  return { tree, isKnown, toKeep: { key, state }, rows, request, load, dispatch };
}
