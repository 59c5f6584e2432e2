import { pageWindow } from '@/utils/pageWindow';
import { pathTo } from '@/utils/tree';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [10, 20, [1, 9, 10, 11, 20]],
  [20, 20, [1, 19, 20]],
])('pageWindow: page %d of %d links %j', (current, last, pages) => {
  expect(pageWindow(current, last)).toEqual(pages);
});

describe('pathTo', () => {
  const tree = [
    { code: 'a', children: [{ code: 'a1' }, { code: 'a2', children: [{ code: 'a21' }] }] },
    { code: 'b' },
  ];
  test.each([
    ['a21', ['a', 'a2', 'a21']],
    ['b', ['b']],
    ['', []],
    ['nowhere', []],
  ])('%s is reached by %j', (code, path) => {
    expect(pathTo(tree, code).map((node) => node.code)).toEqual(path);
  });
});
