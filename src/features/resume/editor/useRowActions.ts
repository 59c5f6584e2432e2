import type { FormListActionType } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { pathOf, type ResumeSection } from '../shared/sections';
import { fieldIdOf, newRow, type Values } from '../values';
import { focusSoon } from './focusSoon';
import { type RowTool, toolIdOf } from './RowTools';
import type { ResumeFormState } from './useResumeForm';

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
  list: RefObject<FormListActionType<Values> | undefined>,
  { read, refresh }: Pick<ResumeFormState, 'read' | 'refresh'>,
  onOpen: (id: string | undefined) => void,
) {
  const [news, setNews] = useState<RowNews>();
  const [removed, setRemoved] = useState<{ row: Values; index: number }>();
  const rows = () => {
    const value = read(section.key);
    return Array.isArray(value) ? value : [];
  };
  /** Changes the list and draws it before the focus goes on. */
  const change = (act: (actions: FormListActionType<Values>) => unknown, draw: () => void) =>
    flushSync(() => {
      if (list.current) void act(list.current);
      refresh(section.key);
      draw();
    });

  const add = () => {
    const row = newRow();
    const index = rows().length;
    change(
      (actions) => actions.add(row),
      () => onOpen(String(row.id)),
    );
    const first = section.fields.find(({ derived }) => !derived);
    if (first) focusSoon(fieldIdOf(pathOf(section, index, first.key)));
  };
  const onMove = useMemoizedFn((index: number, by: -1 | 1) => {
    const id = String(rows()[index]?.id);
    change(
      (actions) => actions.move(index, index + by),
      () => setNews({ what: 'moved', number: index + by + 1 }),
    );
    if (by === 1) focusTool(id, 'down', 'up');
    else focusTool(id, 'up', 'down');
  });
  const onRemove = useMemoizedFn((index: number) => {
    const row = rows()[index];
    if (!row) return;
    change(
      (actions) => actions.remove(index),
      () => {
        setRemoved({ row, index });
        setNews({ what: 'removed', number: index + 1 });
      },
    );
    focus(undoId);
  });
  const undo = () => {
    if (!removed) return;
    const { row, index } = removed;
    change(
      (actions) => actions.add(row, index),
      () => {
        setRemoved(undefined);
        setNews(undefined);
      },
    );
    focusTool(String(row.id), 'edit');
  };
  return { news, removed, add, onMove, onRemove, undo };
}
