import { useEffect, useMemo, useRef } from 'react';
import { useUnitPath } from '@/hooks/useUnitPath';
import type { TreeFilters } from '@/services/types';
import { ancestorIds } from './treeRows';
import { type SavedTree, useTreeState } from './useTreeState';

export interface UnitSource {
  /** The unit at the top of the tree; undefined for all units. */
  rootId?: string;
  /** The filters of the counted positions, without keyword and unit. */
  filters: TreeFilters;
}

/**
 * The tree of a source, or the result of a search in it. When the search is cleared, the tree is as before. The
 * superiors of the chosen unit are expanded, so that it is visible.
 */
export function useUnitTree(
  source: UnitSource,
  keyword: string,
  chosenId: string | undefined,
  kept: SavedTree | undefined,
) {
  const { rootId, filters } = source;
  const isSearch = keyword !== '';
  const plain = useTreeState({ ...filters, rootId }, true, kept);
  const found = useTreeState({ ...filters, rootId, keyword }, isSearch);
  const { tree, dispatch, load, isKnown } = plain;
  const isMissing = isKnown && chosenId !== undefined && !tree.units.has(chosenId);
  const { path } = useUnitPath(chosenId, isMissing);

  const above = useMemo(() => {
    if (chosenId === undefined) return [];
    const known = ancestorIds(tree, chosenId);
    return known.length > 0 ? known : path.slice(0, -1).map(({ id }) => id);
  }, [tree, chosenId, path]);
  const wanted = above.join(' ');
  // Only when another unit is chosen, so that a unit that the person has collapsed stays collapsed, also on Back.
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
