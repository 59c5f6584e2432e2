import type { TreeAction } from './treeReducer';
import type { UnitRow } from './treeRows';

/** The effect of a key in the tree. */
export type TreeMove =
  | TreeAction
  | { type: 'row'; index: number }
  | { type: 'choose'; id: string; name: string };

function parentIndex(rows: readonly UnitRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let at = index - 1; at >= 0; at -= 1) {
    if ((rows[at]?.level ?? level) < level) return at;
  }
  return -1;
}

function rowAt(rows: readonly UnitRow[], index: number): TreeMove | undefined {
  return index >= 0 && index < rows.length ? { type: 'row', index } : undefined;
}

/** Arrow right: expands, or moves to the first subordinate. */
function inwards(rows: readonly UnitRow[], index: number): TreeMove | undefined {
  const row = rows[index];
  if (row?.kind !== 'unit' || !row.unit.hasChildren) return undefined;
  return row.isOpen ? rowAt(rows, index + 1) : { type: 'open', ids: [row.unit.id] };
}

/** Arrow left: collapses, or moves to the superior. */
function outwards(rows: readonly UnitRow[], index: number): TreeMove | undefined {
  const row = rows[index];
  if (row?.kind === 'unit' && row.isOpen) return { type: 'close', id: row.unit.id };
  return rowAt(rows, parentIndex(rows, index));
}

function act(row: UnitRow | undefined): TreeMove | undefined {
  if (row?.kind === 'unit') return { type: 'choose', id: row.unit.id, name: row.unit.name };
  return row?.kind === 'failed' ? { type: 'retried', parentId: row.parentId } : undefined;
}

/**
 * The effect of a key on a row, by the tree pattern of the ARIA Authoring Practices; undefined for other keys. `page`
 * is the number of visible rows. In right-to-left text the left and right arrows are exchanged.
 */
export function moveByKey(
  rows: readonly UnitRow[],
  index: number,
  key: string,
  { page = 10, isRtl = false } = {},
): TreeMove | undefined {
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return rowAt(rows, index + 1);
    case 'ArrowUp':
      return rowAt(rows, index - 1);
    case 'ArrowRight':
      return isRtl ? outwards(rows, index) : inwards(rows, index);
    case 'ArrowLeft':
      return isRtl ? inwards(rows, index) : outwards(rows, index);
    case 'Home':
      return rowAt(rows, 0);
    case 'End':
      return rowAt(rows, last);
    case 'PageDown':
      return rowAt(rows, Math.min(last, index + page));
    case 'PageUp':
      return rowAt(rows, Math.max(0, index - page));
    case 'Enter':
    case ' ':
      return act(rows[index]);
    case '*': {
      const row = rows[index];
      return row?.kind === 'unit' ? { type: 'openSiblings', id: row.unit.id } : undefined;
    }
    default:
      return undefined;
  }
}

/** The effect of a click on a row: a click on the arrow expands or collapses, any other click chooses the unit. */
export function moveByPress(row: UnitRow, isArrow: boolean): TreeMove | undefined {
  if (row.kind !== 'unit' || !isArrow) return act(row);
  const { id } = row.unit;
  return row.isOpen ? { type: 'close', id } : { type: 'open', ids: [id] };
}

/** The index of the next row whose name begins with the typed text, from the top again after the last; or -1. */
export function indexByName(
  rows: readonly UnitRow[],
  index: number,
  begins: (name: string) => boolean,
): number {
  for (let step = 1; step <= rows.length; step += 1) {
    const at = (index + step) % rows.length;
    const row = rows[at];
    if (row?.kind === 'unit' && begins(row.unit.name)) return at;
  }
  return -1;
}
