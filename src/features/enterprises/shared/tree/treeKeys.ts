import type { UnitRow } from './treeRows';

/** What a key does in the tree. */
export type TreeMove =
  | { to: 'row'; index: number }
  | { to: 'open' | 'close' | 'siblings' | 'retry'; id: string }
  | { to: 'choose'; id: string; name: string };

function parentIndex(rows: readonly UnitRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let at = index - 1; at >= 0; at -= 1) {
    if ((rows[at]?.level ?? level) < level) return at;
  }
  return -1;
}

function rowAt(rows: readonly UnitRow[], index: number): TreeMove | undefined {
  return index >= 0 && index < rows.length ? { to: 'row', index } : undefined;
}

/** Right: unfolds, or goes to the first subordinate. */
function inwards(rows: readonly UnitRow[], index: number): TreeMove | undefined {
  const row = rows[index];
  if (row?.kind !== 'unit' || !row.unit.hasChildren) return undefined;
  return row.isOpen ? rowAt(rows, index + 1) : { to: 'open', id: row.unit.id };
}

/** Left: folds, or goes to the superior. */
function outwards(rows: readonly UnitRow[], index: number): TreeMove | undefined {
  const row = rows[index];
  if (row?.kind === 'unit' && row.isOpen) return { to: 'close', id: row.unit.id };
  return rowAt(rows, parentIndex(rows, index));
}

function act(row: UnitRow | undefined): TreeMove | undefined {
  if (row?.kind === 'unit') return { to: 'choose', id: row.unit.id, name: row.unit.name };
  return row?.kind === 'failed' ? { to: 'retry', id: row.parentId } : undefined;
}

/**
 * What a key pressed on a line does, by the tree pattern of the ARIA Authoring Practices; undefined for keys that
 * are not the tree's. `page` is how many lines are in view; right to left the arrows change places.
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
      return row?.kind === 'unit' ? { to: 'siblings', id: row.unit.id } : undefined;
    }
    default:
      return undefined;
  }
}

/** What a press on a line does: folds or unfolds on its arrow, chooses elsewhere. */
export function moveByPress(row: UnitRow, isArrow: boolean): TreeMove | undefined {
  if (row.kind !== 'unit' || !isArrow) return act(row);
  return { to: row.isOpen ? 'close' : 'open', id: row.unit.id };
}

/** The next line, after this one and round, whose unit's name the typed text begins; -1 when there is none. */
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
