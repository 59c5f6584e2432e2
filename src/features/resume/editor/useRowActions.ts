import type { FormListActionType } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { pathOf, type ResumeSection } from '../shared/sections';
import { type EntryValues, fieldIdOf, newRow } from '../values';
import { focusSoon } from './focusSoon';
import { type RowTool, toolIdOf } from './RowLine';
import type { ResumeFormState } from './useResumeForm';

/** Id of the button that restores the row removed last. */
export const undoId = 'resume-rows-undo';

function focus(id: string): boolean {
  const found = document.getElementById(id);
  found?.focus();
  // A button that was pressed and is disabled now has the focus until the next frame only.
  return found?.matches(':enabled') === true;
}

/** Focuses a button of a row; when it is disabled, another one of the same row. */
function focusTool(rowId: string, ...wanted: readonly RowTool[]): void {
  wanted.some((tool) => focus(toolIdOf(rowId, tool)));
}

/** Adds, moves and removes rows: each action is announced, keeps the focus in a useful place, and can be undone. */
export function useRowActions(
  section: ResumeSection,
  list: RefObject<FormListActionType<EntryValues> | undefined>,
  { read, refresh }: Pick<ResumeFormState, 'read' | 'refresh'>,
  onOpen: (id: string | undefined) => void,
) {
  const [news, setNews] = useState<{ what: 'removed' | 'moved'; number: number }>();
  const [removed, setRemoved] = useState<readonly { row: EntryValues; index: number }[]>([]);
  const rows = () => {
    const value = read(section.key);
    return Array.isArray(value) ? value : [];
  };
  // A removed row may be there again, with the version of another window.
  const missing = removed.filter(({ row }) => !rows().some(({ id }) => id === row.id));
  /** Changes the list and renders it before the focus moves. */
  const change = (act: (actions: FormListActionType<EntryValues>) => unknown, draw: () => void) =>
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
        setRemoved([...missing, { row, index }]);
        setNews({ what: 'removed', number: index + 1 });
      },
    );
    focus(undoId);
  });
  const undo = () => {
    const last = missing.at(-1);
    if (!last) return;
    const { row, index } = last;
    change(
      (actions) => actions.add(row, Math.min(index, rows().length)),
      () => {
        setRemoved(missing.slice(0, -1));
        setNews(undefined);
      },
    );
    focusTool(String(row.id), 'edit');
  };
  return { news, canUndo: missing.length > 0, add, onMove, onRemove, undo };
}
