import { recentPage } from '@/features/enterprises/lists/recentPage';
import type { Position } from '@/services/types';

describe('a page of what was looked at', () => {
  const now = Date.parse('2026-11-21T12:00:00+08:00');
  const position = (id: string, closesAt: string, state: Position['state'] = 'open') =>
    ({ id, closesAt, state }) as Position;
  const found = [
    position('a', '2026-12-01T00:00:00+08:00'),
    position('b', '2026-11-22T00:00:00+08:00'),
    position('over', '2026-11-01T00:00:00+08:00'),
    position('gone', '2026-11-22T00:00:00+08:00', 'cancelled'),
  ];
  const ids = ['gone', 'over', 'a', 'unknown', 'b'];
  const all = { current: 1, pageSize: 20 };
  const shown = (sort: 'newest' | 'closing', page = all) =>
    recentPage(found, ids, sort, now, page).list.map(({ id }) => id);

  test.each([
    ['newest', all, ['gone', 'over', 'a', 'b']],
    ['closing', all, ['b', 'a', 'gone', 'over']],
    ['newest', { current: 2, pageSize: 3 }, ['b']],
    ['newest', { current: 3, pageSize: 3 }, []],
  ] as const)('%s, page %j', (sort, page, expected) => {
    expect(shown(sort, page)).toEqual(expected);
  });

  test('those the server no longer knows are not counted', () => {
    expect(recentPage(found, ids, 'newest', now, all).total).toBe(4);
  });
});
