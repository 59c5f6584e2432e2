import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { moveByKey, moveByPress, type TreeMove } from './treeKeys';
import { rowKey, type UnitRow } from './treeRows';
import { useTypeAhead } from './useTypeAhead';

/** What one does with a line of the tree. */
export interface TreeActions {
  choose: (id: string, name: string) => void;
  toggle: (id: string, isOpen: boolean) => void;
  retry: (parentId: string) => void;
  openSiblings: (id: string) => void;
}

interface TreeFocusOptions {
  rows: readonly UnitRow[];
  chosenId: string | undefined;
  idOf: (key: string) => string;
  actions: TreeActions;
  /** Lines in view. */
  page: number;
}

/** Brings a line into view. */
type ScrollTo = (index: number) => void;

function indexOf(target: EventTarget): number {
  const line = target instanceof Element ? target.closest('[data-index]') : null;
  return Number(line?.getAttribute('data-index') ?? -1);
}

/** Which line of a tree is in the tab order, and what keys and presses do there; the line need not be in view. */
export function useTreeFocus(options: TreeFocusOptions) {
  const { rows, chosenId, idOf, actions, page } = options;
  const [activeKey, setActiveKey] = useState<string>();
  /** The line that is to have the focus. */
  const due = useRef<string>(undefined);
  const typed = useTypeAhead();
  const activeIndex = useMemo(() => {
    const indexOfKey = (key: string | undefined) =>
      key === undefined ? -1 : rows.findIndex((row) => rowKey(row) === key);
    return [activeKey, chosenId].map(indexOfKey).find((at) => at >= 0) ?? 0;
  }, [rows, activeKey, chosenId]);

  // Once the line is built: it may have been far out of view, and drawing may take more than one round.
  useEffect(() => {
    const line = due.current === undefined ? null : document.getElementById(idOf(due.current));
    if (!line) return;
    due.current = undefined;
    line.focus({ preventScroll: true });
  });

  const goTo = (index: number, scrollTo: ScrollTo) => {
    const row = rows[index];
    if (!row) return;
    due.current = rowKey(row);
    setActiveKey(due.current);
    scrollTo(index);
  };
  const make = (move: TreeMove, scrollTo: ScrollTo) => {
    if (move.to === 'row') goTo(move.index, scrollTo);
    else if (move.to === 'siblings') actions.openSiblings(move.id);
    else if (move.to === 'choose') actions.choose(move.id, move.name);
    else if (move.to === 'retry') actions.retry(move.id);
    else actions.toggle(move.id, move.to === 'open');
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, scrollTo: ScrollTo) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = moveByKey(rows, activeIndex, event.key, { page, isRtl });
    if (move) {
      event.preventDefault();
      make(move, scrollTo);
    } else if (/^[\p{L}\d]$/u.test(event.key)) {
      typed(event.key, rows, activeIndex, (index) => goTo(index, scrollTo));
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>, scrollTo: ScrollTo) => {
    const row = rows[indexOf(event.target)];
    if (!row) return;
    const isTwist =
      event.target instanceof Element && event.target.closest('[data-twist]') !== null;
    const move = moveByPress(row, isTwist);
    if (move) make(move, scrollTo);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const row = rows[indexOf(event.target)];
    if (row) setActiveKey(rowKey(row));
  };

  return { activeIndex, onKeyDown, onClick, onFocus };
}
