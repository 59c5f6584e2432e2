import { useMemoizedFn } from 'ahooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResumeSection } from '../shared/sections';
import { fieldIdOf, moveRow, newRow, pathOf, type Values } from '../values';
import { type RowTool, toolIdOf } from './RowTools';

/** The id of the button that brings a removed row back. */
export const undoId = 'resume-rows-undo';

interface RowNews {
  what: 'removed' | 'moved';
  /** The row's place, from 1. */
  number: number;
}

function focus(id: string): boolean {
  const found = document.getElementById(id);
  found?.focus();
  return found !== null && document.activeElement === found;
}

/** Focus on a row's button; where that one cannot be pressed any more, on another of the same row. */
function focusTool(rowId: string, ...wanted: readonly RowTool[]): void {
  wanted.some((tool) => focus(toolIdOf(rowId, tool)));
}

/** Adding, moving and removing rows by buttons: each is said, leaves the focus where it goes on, and can be undone. */
export function useRowActions(
  section: ResumeSection,
  rows: readonly Values[],
  onChange: (update: (rows: readonly Values[]) => Values[]) => void,
  onOpen: (id: string | undefined) => void,
) {
  const [news, setNews] = useState<RowNews>();
  const [removed, setRemoved] = useState<{ row: Values; index: number }>();

  const add = () => {
    const row = newRow();
    flushSync(() => {
      onChange((before) => [...before, row]);
      onOpen(String(row.id));
    });
    const first = section.fields.find(({ derived }) => !derived);
    if (first) focus(fieldIdOf(pathOf(section, rows.length, first.key)));
  };
  const onMove = useMemoizedFn((index: number, by: -1 | 1) => {
    const id = String(rows[index]?.id);
    flushSync(() => {
      onChange((before) => moveRow(before, index, by));
      setNews({ what: 'moved', number: index + by + 1 });
    });
    if (by === 1) focusTool(id, 'down', 'up');
    else focusTool(id, 'up', 'down');
  });
  const onRemove = useMemoizedFn((index: number) => {
    const row = rows[index];
    if (!row) return;
    flushSync(() => {
      onChange((before) => before.filter(({ id }) => id !== row.id));
      setRemoved({ row, index });
      setNews({ what: 'removed', number: index + 1 });
    });
    focus(undoId);
  });
  const undo = () => {
    if (!removed) return;
    const { row, index } = removed;
    flushSync(() => {
      onChange((before) => [...before.slice(0, index), row, ...before.slice(index)]);
      setRemoved(undefined);
      setNews(undefined);
    });
    focusTool(String(row.id), 'edit');
  };
  return { news, removed, add, onMove, onRemove, undo };
}
