import { useEffect, useMemo, useRef } from 'react';
import { useUnitPath } from '@/hooks/useUnitPath';
import type { TreeFilters } from '@/services/types';
import { ancestorIds } from './treeRows';
import { type KeptTree, useTreeState } from './useTreeState';

export interface UnitSource {
  /** The unit whose tree it is; without one, the trees of all. */
  rootId?: string;
  /** What the positions counted are narrowed by; neither keyword nor unit. */
  filters: TreeFilters;
}

/**
 * The tree of a source, and the one that a search inside it finds. Clearing the search shows the former as it was.
 * The chosen unit is in view from the start: what lies above it is unfolded.
 */
export function useUnitTree(
  source: UnitSource,
  keyword: string,
  chosenId: string | undefined,
  kept: KeptTree | undefined,
) {
  const { rootId, filters } = source;
  const isSearch = keyword !== '';
  const plain = useTreeState({ ...filters, rootId }, { kept });
  const found = useTreeState(
    { ...filters, rootId, keyword: keyword || undefined },
    { isReady: isSearch, isUnfolded: true },
  );
  const { tree, dispatch, load, isKnown } = plain;
  const isMissing = isKnown && chosenId !== undefined && !tree.units.has(chosenId);
  const { path } = useUnitPath(chosenId, isMissing);

  const above = useMemo(() => {
    if (chosenId === undefined) return [];
    const known = ancestorIds(tree, chosenId);
    return known.length > 0 ? known : path.slice(0, -1).map(({ id }) => id);
  }, [tree, chosenId, path]);
  const wanted = above.join(' ');
  // Only when another unit is chosen: what a person folds stays folded, also when one comes back.
  const opened = useRef(kept && wanted);
  useEffect(() => {
    if (opened.current === wanted) return;
    opened.current = wanted;
    if (wanted) dispatch({ type: 'open', ids: wanted.split(' ') });
  }, [wanted, dispatch]);
  useEffect(() => {
    for (const id of above) {
      const unit = tree.units.get(id);
      if (unit && !unit.childIds) load(id);
    }
  }, [above, tree, load]);

  return { ...(isSearch ? found : plain), toKeep: plain.toKeep };
}
