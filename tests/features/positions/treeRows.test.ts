import {
  ancestorIds,
  expandedIds,
  rowsOf,
  treeOf,
  type UnitTreeData,
  withChildren,
} from '@/features/positions/shared/unitTree/treeRows';
import type { EnterpriseNode } from '@/services/types';

const node = (id: string, children?: EnterpriseNode[], hasChildren = false): EnterpriseNode => ({
  id,
  name: `unit ${id}`,
  own: 1,
  total: 1 + (children?.length ?? 0),
  hasChildren: hasChildren || children !== undefined,
  ...(children ? { children } : {}),
});

/** 1 with 1a (its subordinates not loaded) and 1b; 2 without subordinates. */
const tree = treeOf([node('1', [node('1a', undefined, true), node('1b')]), node('2')]);
const none = new Set<string>();

/** Rows as `level:key`, with their marks. */
function shown(open: string[], failed: string[] = [], of = tree): string[] {
  return rowsOf(of, new Set(open), new Set(failed)).map((row) =>
    row.kind === 'unit'
      ? `${row.level}:${row.unit.id} ${row.position}/${row.setSize}${row.isOpen ? ' open' : ''}`
      : `${row.level}:${row.kind} ${row.parentId}`,
  );
}

describe('rowsOf', () => {
  test.each([
    ['folded', [], ['1:1 1/2', '1:2 2/2']],
    ['one open', ['1'], ['1:1 1/2 open', '2:1a 1/2', '2:1b 2/2', '1:2 2/2']],
    [
      'subordinates that are not here yet',
      ['1', '1a'],
      ['1:1 1/2 open', '2:1a 1/2 open', '3:waiting 1a', '2:1b 2/2', '1:2 2/2'],
    ],
    ['open below a folded one', ['1a'], ['1:1 1/2', '1:2 2/2']],
    ['a unit without subordinates cannot be open', ['2'], ['1:1 1/2', '1:2 2/2']],
    ['an id nobody knows', ['9'], ['1:1 1/2', '1:2 2/2']],
  ])('%s', (_, open, expected) => {
    expect(shown(open)).toEqual(expected);
  });
});

describe('withChildren', () => {
  const deeper = withChildren(tree, '1a', [node('1a1'), node('1a2')]);

  it('an answer that comes twice changes nothing', () => {
    expect(withChildren(deeper, '1a', [node('1a1'), node('1a2')])).toEqual(deeper);
  });

  test('puts what came below its unit, and leaves the former tree as it was', () => {
    expect(shown(['1', '1a'], [], deeper).slice(1, 4)).toEqual([
      '2:1a 1/2 open',
      '3:1a1 1/2',
      '3:1a2 2/2',
    ]);
    expect(tree.units.has('1a1')).toBe(false);
  });
});

describe('a unit that is its own superior', () => {
  const self = treeOf([node('1', undefined, true)]);
  test.each<[string, UnitTreeData]>([
    ['its answer names itself', withChildren(self, '1', [node('1', undefined, true)])],
    ['its whole tree comes at once', treeOf([node('1', [node('1', [node('1')])])])],
  ])('%s: it stands once, with nothing below', (_name, cyclic) => {
    expect(shown(['1'], [], cyclic)).toEqual(['1:1 1/1']);
    expect(ancestorIds(cyclic, '1')).toEqual([]);
    expect(expandedIds(cyclic)).toEqual([]);
  });

  test('at a distance, beside other subordinates: they stay', () => {
    const one = withChildren(self, '1', [node('2', undefined, true)]);
    const cyclic = withChildren(one, '2', [node('1', undefined, true), node('3')]);
    expect(shown(['1', '2'], [], cyclic)).toEqual(['1:1 1/1 open', '2:2 1/1 open', '3:3 1/1']);
    expect(ancestorIds(cyclic, '3')).toEqual(['2', '1']);
    expect(expandedIds(cyclic)).toEqual(['1', '2']);
  });
});

test('thirty thousand rows are quick to list: one pass, no recursion per row', () => {
  const wide = treeOf(
    Array.from({ length: 1200 }, (_, group) =>
      node(
        `g${group}`,
        Array.from({ length: 24 }, (__, leaf) => node(`g${group}-${leaf}`)),
      ),
    ),
  );
  const rows = rowsOf(wide, new Set(expandedIds(wide)), none);
  expect(rows).toHaveLength(30_000);
  expect(rows.at(-1)).toMatchObject({ level: 2, position: 24, setSize: 24 });
});
