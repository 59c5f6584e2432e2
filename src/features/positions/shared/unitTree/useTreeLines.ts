import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useEntryMemory } from '@/hooks/useEntryMemory';
import { rowKey, type UnitRow } from './treeRows';

/** The scroll position and the measured rows when the page was left. */
interface SavedView {
  offset: number;
  lines: VirtualItem[];
}

/** Height of a row with one line of text (px); the real height is measured. */
export const lineHeight = 36;
const overscan = 4;
const estimateSize = () => lineHeight;

interface TreeLinesOptions {
  rows: readonly UnitRow[];
  box: RefObject<HTMLDivElement | null>;
  label: string;
  chosenId: string | undefined;
  activeIndex: number;
}

/** The rendered rows of a tree and their positions. Scrolls to the chosen unit, or on Back to where it was. */
export function useTreeLines({ rows, box, label, chosenId, activeIndex }: TreeLinesOptions) {
  const kept = useEntryMemory(
    `view of ${label}`,
    (): SavedView => ({ offset: list.scrollOffset ?? 0, lines: list.measurementsCache }),
  );
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize,
    overscan,
    initialOffset: kept?.offset,
    initialMeasurementsCache: kept?.lines,
    // Memoised: a new function would make the list measure all rows again.
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row ? rowKey(row) : index;
      },
      [rows],
    ),
    // The row in the tab order stays rendered, however far the reader scrolls.
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), activeIndex])].sort((a, b) => a - b),
      [activeIndex],
    ),
    useFlushSync: false,
  });

  // Scrolls to a chosen unit only once, so that the reader can scroll freely afterwards.
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
