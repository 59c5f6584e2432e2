import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useEntryMemory } from '@/hooks/useEntryMemory';
import { rowKey, type UnitRow } from './treeRows';

/** How far the tree was scrolled, and where its lines were, when one went elsewhere. */
interface KeptView {
  offset: number;
  lines: VirtualItem[];
}

/** Height of a line of one row of text (px); the real one is measured. */
export const lineHeight = 36;
const spare = 8;
const estimateSize = () => lineHeight;

interface TreeLinesOptions {
  rows: readonly UnitRow[];
  /** What scrolls. */
  box: RefObject<HTMLDivElement | null>;
  label: string;
  chosenId: string | undefined;
  /** The line in the tab order. */
  activeIndex: number;
}

/** Which lines of a tree are built and where they stand; scrolled to the chosen unit, or to where one was before Back. */
export function useTreeLines({ rows, box, label, chosenId, activeIndex }: TreeLinesOptions) {
  const kept = useEntryMemory(
    `view of ${label}`,
    (): KeptView => ({
      offset: list.scrollOffset ?? 0,
      lines: list.measurementsCache,
    }),
  );
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize,
    overscan: spare,
    initialOffset: kept?.offset,
    initialMeasurementsCache: kept?.lines,
    // Another function would have all of them measured anew.
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row ? rowKey(row) : index;
      },
      [rows],
    ),
    // The line that has the focus stays, however far one scrolls away from it.
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), activeIndex])].sort((a, b) => a - b),
      [activeIndex],
    ),
    useFlushSync: false,
  });

  // The chosen unit is in view once, as soon as it is there; after that one scrolls as one likes.
  const shown = useRef(kept && chosenId);
  useEffect(() => {
    if (chosenId === undefined || shown.current === chosenId) return;
    const index = rows.findIndex((row) => rowKey(row) === chosenId);
    if (index < 0) return;
    shown.current = chosenId;
    list.scrollToIndex(index, { align: 'auto' });
  }, [rows, chosenId, list]);

  return list;
}
