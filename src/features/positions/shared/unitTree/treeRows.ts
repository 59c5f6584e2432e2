import type { EnterpriseNode } from '@/services/types';

/** A unit of the tree; its subordinates load when needed. */
export interface Unit {
  id: string;
  name: string;
  /** Number of its own positions. */
  own: number;
  /** Number of positions with its subordinates'. */
  total: number;
  hasChildren: boolean;
  parentId?: string;
  /** Undefined until they have loaded. */
  childIds?: readonly string[];
}

/** The loaded part of a tree of units. */
export interface UnitTreeData {
  units: ReadonlyMap<string, Unit>;
  rootIds: readonly string[];
}

/** A row of the tree. */
export type UnitRow =
  | { kind: 'unit'; unit: Unit; level: number; setSize: number; position: number; isOpen: boolean }
  /** A placeholder for subordinates that are loading or have failed. */
  | { kind: 'waiting' | 'failed'; parentId: string; level: number };

export const emptyTree: UnitTreeData = { units: new Map(), rootIds: [] };

/**
 * Adds the units and returns their ids. A unit stands in the tree once, at its first place: one that is its own superior,
 * at whatever distance, would make the tree endless.
 */
function add(
  into: Map<string, Unit>,
  nodes: readonly EnterpriseNode[],
  parentId?: string,
): string[] {
  const ids: string[] = [];
  // Copies each field, because the rest syntax takes ten times as long, and there may be tens of thousands of units.
  for (const { id, name, own, total, hasChildren, children } of nodes) {
    if (into.has(id)) continue;
    ids.push(id);
    into.set(id, { id, name, own, total, hasChildren, parentId });
    if (children) addBelow(into, id, children);
  }
  return ids;
}

/** Adds the subordinates of a unit of the tree. */
function addBelow(into: Map<string, Unit>, id: string, nodes: readonly EnterpriseNode[]): void {
  const childIds = add(into, nodes, id);
  const unit = into.get(id);
  if (unit) into.set(id, { ...unit, childIds, hasChildren: childIds.length > 0 });
}

/** Converts an answer of searchEnterpriseTree to a tree. */
export function treeOf(nodes: readonly EnterpriseNode[]): UnitTreeData {
  const units = new Map<string, Unit>();
  return { rootIds: add(units, nodes), units };
}

/** The tree with the subordinates of a unit, which have loaded later. An answer that comes twice changes nothing. */
export function withChildren(
  tree: UnitTreeData,
  parentId: string,
  nodes: readonly EnterpriseNode[],
): UnitTreeData {
  const parent = tree.units.get(parentId);
  if (!parent || parent.childIds) return tree;
  const units = new Map(tree.units);
  addBelow(units, parentId, nodes);
  return { ...tree, units };
}

/**
 * The units to expand in the result of a search, from the top down: those with loaded subordinates, as long as there
 * are at most `limit` rows.
 */
export function expandedIds(tree: UnitTreeData, limit = Number.POSITIVE_INFINITY): string[] {
  const unfolded: string[] = [];
  let lines = tree.rootIds.length;
  const walk = (ids: readonly string[]) => {
    for (const id of ids) {
      const below = tree.units.get(id)?.childIds ?? [];
      if (below.length === 0 || lines + below.length > limit) continue;
      lines += below.length;
      unfolded.push(id);
      walk(below);
    }
  };
  walk(tree.rootIds);
  return unfolded;
}

/** The superiors of a unit in the loaded tree, nearest first. */
export function ancestorIds(tree: UnitTreeData, id: string): string[] {
  const parentId = tree.units.get(id)?.parentId;
  return parentId === undefined ? [] : [parentId, ...ancestorIds(tree, parentId)];
}

/** The subordinates of the unit's superior, the unit included. */
export function siblingIds(tree: UnitTreeData, id: string): readonly string[] {
  const parentId = tree.units.get(id)?.parentId;
  return (parentId === undefined ? tree.rootIds : tree.units.get(parentId)?.childIds) ?? [];
}

/** All visible rows from top to bottom, when the units in `open` are expanded. */
export function rowsOf(
  tree: UnitTreeData,
  open: ReadonlySet<string>,
  failed: ReadonlySet<string>,
): UnitRow[] {
  const rows: UnitRow[] = [];
  const walk = (ids: readonly string[], level: number) => {
    ids.forEach((id, index) => {
      const unit = tree.units.get(id);
      if (!unit) return;
      const isOpen = unit.hasChildren && open.has(id);
      rows.push({ kind: 'unit', unit, level, setSize: ids.length, position: index + 1, isOpen });
      if (!isOpen) return;
      if (unit.childIds) walk(unit.childIds, level + 1);
      else {
        const kind = failed.has(id) ? 'failed' : 'waiting';
        rows.push({ kind, parentId: id, level: level + 1 });
      }
    });
  };
  walk(tree.rootIds, 1);
  return rows;
}

/** A key that identifies a row after the tree has changed. */
export function rowKey(row: UnitRow): string {
  return row.kind === 'unit' ? row.unit.id : `below-${row.parentId}`;
}
