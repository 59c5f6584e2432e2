import type { EnterpriseNode } from '@/services/types';
import {
  emptyTree,
  expandedIds,
  siblingIds,
  treeOf,
  type UnitTreeData,
  withChildren,
} from './treeRows';

export interface TreeState {
  tree: UnitTreeData;
  /** Whether the tree has loaded: an empty tree differs from one that has not loaded. */
  isKnown: boolean;
  /** The expanded units, whether or not their subordinates are loaded. */
  open: ReadonlySet<string>;
  failed: ReadonlySet<string>;
}

export type TreeAction =
  | { type: 'answered'; nodes: readonly EnterpriseNode[]; isUnfolded: boolean }
  | { type: 'came'; parentId: string; nodes: readonly EnterpriseNode[] }
  | { type: 'failed' | 'retried'; parentId: string }
  | { type: 'open'; ids: readonly string[] }
  | { type: 'close'; id: string }
  | { type: 'openSiblings'; id: string };

/** Greatest number of rows that a search expands: more rows do not help, and slow the device down. */
const maxExpandedRows = 1000;

const none: ReadonlySet<string> = new Set();
export const initialTreeState: TreeState = {
  tree: emptyTree,
  isKnown: false,
  open: none,
  failed: none,
};

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}

/** The next state of a tree after an action. A tree with other filters keeps its expanded units. */
export function treeReducer(state: TreeState, action: TreeAction): TreeState {
  switch (action.type) {
    case 'answered': {
      const tree = treeOf(action.nodes);
      const isFirst = state.tree.rootIds.length === 0;
      // A tree with a single root starts with the root expanded, because otherwise it would show one row only.
      const begin = isFirst && tree.rootIds.length === 1 ? tree.rootIds : [];
      const open = action.isUnfolded
        ? new Set(expandedIds(tree, maxExpandedRows))
        : new Set([...state.open, ...begin]);
      return { tree, isKnown: true, open, failed: none };
    }
    case 'came':
      return {
        ...state,
        tree: withChildren(state.tree, action.parentId, action.nodes),
        failed: without(state.failed, action.parentId),
      };
    case 'failed':
      return { ...state, failed: new Set([...state.failed, action.parentId]) };
    case 'retried':
      return { ...state, failed: without(state.failed, action.parentId) };
    case 'open':
      return action.ids.every((id) => state.open.has(id))
        ? state
        : { ...state, open: new Set([...state.open, ...action.ids]) };
    case 'close':
      return { ...state, open: without(state.open, action.id) };
    case 'openSiblings': {
      const wanted = siblingIds(state.tree, action.id).filter(
        (id) => state.tree.units.get(id)?.hasChildren,
      );
      return { ...state, open: new Set([...state.open, ...wanted]) };
    }
  }
}
