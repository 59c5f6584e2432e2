import type { EnterpriseNode } from '../../../src/services/types';
import { today } from '../seed/day';
import { positionTable } from '../seed/positionTable';
import { childIndices, groupIndices, type Unit, unitIndex, units } from '../seed/units';
import type { PositionFilters } from './filters';
import { answeringUnits } from './listWords';
import { scan } from './scan';

/** Which part of the tree is wanted; the groups when nothing is named. */
export interface TreeQuery {
  /** This unit with its children. */
  rootId: string;
  /** The children of this unit. */
  parentId: string;
  /** Units that have the keyword, with their ancestors. */
  keyword: string;
}

function countsOf(filters: PositionFilters): Uint32Array {
  const { unit } = positionTable();
  const counts = new Uint32Array(units().length);
  // The chosen unit's filter does not count: the tree shows the counts of all units.
  const rows = scan({ ...filters, enterpriseId: '' }, today()).rowsFor('enterpriseId');
  for (const row of rows) {
    const index = unit[row] ?? 0;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

function runningSums(counts: Uint32Array): Uint32Array {
  const sums = new Uint32Array(counts.length + 1);
  counts.forEach((count, index) => {
    sums[index + 1] = (sums[index] ?? 0) + count;
  });
  return sums;
}

/** Matches and all their ancestors. */
function withAncestors(keyword: string): Set<number> {
  const kept = new Set<number>();
  for (const index of answeringUnits(keyword).rows) {
    for (let at = index; at >= 0 && !kept.has(at); at = units()[at]?.parent ?? -1) kept.add(at);
  }
  return kept;
}

/** Nodes of the unit tree with own and total counts under the filters (contract: searchEnterpriseTree). */
export function unitTree(query: TreeQuery, filters: PositionFilters): EnterpriseNode[] {
  const counts = countsOf(filters);
  const sums = runningSums(counts);
  const node = (index: number, children?: EnterpriseNode[]): EnterpriseNode => {
    const unit = units()[index] as Unit;
    return {
      id: unit.id,
      name: unit.name,
      own: counts[index] ?? 0,
      total: (sums[unit.end] ?? 0) - (sums[index] ?? 0),
      hasChildren: unit.end > index + 1,
      ...(children ? { children } : {}),
    };
  };
  const root = unitIndex(query.rootId);
  const parent = unitIndex(query.parentId);
  if ((query.rootId && root < 0) || (query.parentId && parent < 0)) {
    return [];
  }
  if (query.keyword) {
    const kept = withAncestors(query.keyword);
    const branch = (index: number): EnterpriseNode => {
      const children = childIndices(index)
        .filter((child) => kept.has(child))
        .map(branch);
      return node(index, children.length > 0 ? children : undefined);
    };
    return (query.rootId ? [root] : groupIndices()).filter((index) => kept.has(index)).map(branch);
  }
  if (query.parentId) {
    return childIndices(parent).map((index) => node(index));
  }
  return query.rootId
    ? [
        node(
          root,
          childIndices(root).map((index) => node(index)),
        ),
      ]
    : groupIndices().map((index) => node(index));
}
