import type { EnterpriseNode } from '@/services/types';

/** A unit of the tree; its subordinates come on demand. */
export interface Unit {
  id: string;
  name: string;
  /** Its own positions. */
  own: number;
  /** Its own and its subordinates' positions. */
  total: number;
  hasChildren: boolean;
  parentId?: string;
  /** Unknown until they were asked for. */
  childIds?: readonly string[];
}

/** What is known of a tree of units. */
export interface UnitTree {
  units: ReadonlyMap<string, Unit>;
  rootIds: readonly string[];
}

/** A line of the tree as it is shown. */
export type UnitRow =
  | { kind: 'unit'; unit: Unit; level: number; setSize: number; position: number; isOpen: boolean }
  /** Stands for subordinates that are not here yet, or did not come. */
  | { kind: 'waiting' | 'failed'; parentId: string; level: number };

export const noTree: UnitTree = { units: new Map(), rootIds: [] };

function add(into: Map<string, Unit>, nodes: readonly EnterpriseNode[], parentId?: string): void {
  // Field by field: to copy the rest of an object takes ten times as long, and there may be tens of thousands.
  for (const { id, name, own, total, hasChildren, children } of nodes) {
    const childIds = children?.map((child) => child.id);
    into.set(id, { id, name, own, total, hasChildren, parentId, childIds });
    if (children) add(into, children, id);
  }
}

/** The tree that an answer of searchEnterpriseTree holds. */
export function treeOf(nodes: readonly EnterpriseNode[]): UnitTree {
  const units = new Map<string, Unit>();
  add(units, nodes);
  return { units, rootIds: nodes.map(({ id }) => id) };
}

/** The tree with the subordinates of one unit, which came later. */
export function withChildren(
  tree: UnitTree,
  parentId: string,
  nodes: readonly EnterpriseNode[],
): UnitTree {
  const parent = tree.units.get(parentId);
  if (!parent) return tree;
  const units = new Map(tree.units);
  add(units, nodes, parentId);
  const hasChildren = nodes.length > 0;
  units.set(parentId, { ...parent, hasChildren, childIds: nodes.map(({ id }) => id) });
  return { ...tree, units };
}

/**
 * The units that an answer to a search opens, from the top down: those whose subordinates are here, as long as no
 * more than `limit` lines come of it.
 */
export function unfoldedIds(tree: UnitTree, limit = Number.POSITIVE_INFINITY): string[] {
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

/** The units above this one as far as the tree knows them, nearest first. */
export function ancestorIds(tree: UnitTree, id: string): string[] {
  const parentId = tree.units.get(id)?.parentId;
  return parentId === undefined ? [] : [parentId, ...ancestorIds(tree, parentId)];
}

/** The units beside this one, itself among them. */
export function siblingIds(tree: UnitTree, id: string): readonly string[] {
  const parentId = tree.units.get(id)?.parentId;
  return (parentId === undefined ? tree.rootIds : tree.units.get(parentId)?.childIds) ?? [];
}

/** Every line in view when the units in `open` are unfolded, from top to bottom. */
export function rowsOf(
  tree: UnitTree,
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

/** What a line is known by, to find it again after the tree changed. */
export function rowKey(row: UnitRow): string {
  return row.kind === 'unit' ? row.unit.id : `below-${row.parentId}`;
}
