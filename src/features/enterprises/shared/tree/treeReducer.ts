import type { EnterpriseNode } from '@/services/types';
import { noTree, siblingIds, treeOf, type UnitTree, unfoldedIds, withChildren } from './treeRows';

export interface TreeState {
  tree: UnitTree;
  /** Whether there was an answer: a tree without units is another thing than one nobody knows. */
  isKnown: boolean;
  /** Units that are unfolded, whether or not what lies below them is here. */
  open: ReadonlySet<string>;
  /** Units whose subordinates did not come. */
  failed: ReadonlySet<string>;
}

export type TreeAction =
  | { type: 'answered'; nodes: readonly EnterpriseNode[]; isUnfolded: boolean }
  | { type: 'came'; parentId: string; nodes: readonly EnterpriseNode[] }
  | { type: 'failed' | 'retried'; parentId: string }
  | { type: 'open'; ids: readonly string[] }
  | { type: 'close'; id: string }
  | { type: 'openSiblings'; id: string };

/** More lines than these are no help to who searches, and a burden to the device. */
const mostUnfolded = 1000;

const none: ReadonlySet<string> = new Set();
export const noState: TreeState = { tree: noTree, isKnown: false, open: none, failed: none };

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}

/** What is known and open of a tree after something happened; other filters keep what is open. */
export function treeReducer(state: TreeState, action: TreeAction): TreeState {
  switch (action.type) {
    case 'answered': {
      const tree = treeOf(action.nodes);
      const isFirst = state.tree.rootIds.length === 0;
      // One root alone would say nothing: it begins open.
      const begin = isFirst && tree.rootIds.length === 1 ? tree.rootIds : [];
      const open = action.isUnfolded
        ? new Set(unfoldedIds(tree, mostUnfolded))
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
