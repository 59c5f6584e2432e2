import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isSecondPress } from '@/utils/secondPress';
import { moveByKey, moveByPress, type TreeMove } from './treeKeys';
import type { TreeAction } from './treeReducer';
import { rowKey, type UnitRow } from './treeRows';
import { useTypeAhead } from './useTypeAhead';

export interface TreeFocusOptions {
  rows: readonly UnitRow[];
  chosenId: string | undefined;
  idOf: (key: string) => string;
  onChoose: (id: string, name: string) => void;
  dispatch: (action: TreeAction) => void;
  page: number;
  scrollTo: (index: number) => void;
}

function indexOf(target: EventTarget): number {
  const line = target instanceof Element ? target.closest('[data-index]') : null;
  return Number(line?.getAttribute('data-index') ?? -1);
}

/** Manages which row of a tree is in the tab order, and handles keys and clicks. That row need not be visible. */
export function useTreeFocus(options: TreeFocusOptions) {
  const { rows, chosenId, idOf, onChoose, dispatch, page, scrollTo } = options;
  const [activeKey, setActiveKey] = useState<string>();
  const pending = useRef<string>(undefined);
  const typed = useTypeAhead();
  const activeIndex = useMemo(() => {
    const indexOfKey = (key: string | undefined) =>
      key === undefined ? -1 : rows.findIndex((row) => rowKey(row) === key);
    return [activeKey, chosenId].map(indexOfKey).find((at) => at >= 0) ?? 0;
  }, [rows, activeKey, chosenId]);

  // Waits until the row has rendered: it may have been out of view, and rendering may take several rounds.
  useEffect(() => {
    const key = pending.current;
    const line = key === undefined ? null : document.getElementById(idOf(key));
    if (!line) return;
    pending.current = undefined;
    line.focus({ preventScroll: true });
  });

  const goTo = (index: number) => {
    const row = rows[index];
    if (!row) return;
    pending.current = rowKey(row);
    setActiveKey(pending.current);
    scrollTo(index);
  };
  const make = (move: TreeMove) => {
    if (move.type === 'row') goTo(move.index);
    else if (move.type === 'choose') onChoose(move.id, move.name);
    else dispatch(move);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = moveByKey(rows, activeIndex, event.key, { page, isRtl });
    if (move) {
      event.preventDefault();
      make(move);
    } else if (/^[\p{L}\d]$/u.test(event.key)) {
      typed(event.key, rows, activeIndex, goTo);
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = rows[indexOf(event.target)];
    if (!row || isSecondPress(event)) return;
    const isTwist =
      event.target instanceof Element && event.target.closest('[data-twist]') !== null;
    const move = moveByPress(row, isTwist);
    if (move) make(move);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const row = rows[indexOf(event.target)];
    if (row) setActiveKey(rowKey(row));
  };

  return { activeIndex, onKeyDown, onClick, onFocus };
}
