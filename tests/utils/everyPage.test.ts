/** @jest-environment node */
import { everyPage } from '@/utils/everyPage';

/** A list of numbers in pages of ten, with any total. */
function server(count: number, total = count) {
  const asked: number[] = [];
  const load = async (current: number) => {
    asked.push(current);
    const from = (current - 1) * 10;
    const list = Array.from(
      { length: Math.max(0, Math.min(10, count - from)) },
      (_, i) => from + i,
    );
    return { list, total, current, pageSize: 10 };
  };
  return { asked, load };
}

it.each([
  ['none', 0, 0, [1]],
  ['less than a page', 3, 3, [1]],
  ['exactly a page', 10, 10, [1]],
  ['several pages', 25, 25, [1, 2, 3]],
  ['a total that is too high', 12, 40, [1, 2, 3]],
  ['a total that is too low', 25, 5, [1]],
])('%s', async (_name, count, total, pages) => {
  const { asked, load } = server(count, total);
  const all = await everyPage(load);
  expect(asked).toEqual(pages);
  expect(all).toEqual(Array.from({ length: Math.min(count, pages.length * 10) }, (_, i) => i));
});

it('a server that never ends is left', async () => {
  let asked = 0;
  const all = await everyPage(async (current) => {
    asked = current;
    return { list: [current], total: Number.MAX_SAFE_INTEGER, current, pageSize: 1 };
  });
  expect(asked).toBe(200);
  expect(all).toHaveLength(200);
});

it('a server that ignores `current` is asked twice, and no entry is there twice', async () => {
  let asked = 0;
  const all = await everyPage(async () => {
    asked += 1;
    return { list: [{ id: 'a' }, { id: 'b' }], total: 10_460 };
  });
  expect(asked).toBe(2);
  expect(all).toEqual([{ id: 'a' }, { id: 'b' }]);
});

it.each([
  ['writes each answer anew', (asked: number) => [{ id: 'a', readAt: asked }]],
  ['begins again after its last page', (asked: number) => [{ id: asked % 2 ? 'a' : 'b' }]],
])('a server that ignores `current` and %s is left', async (_how, list) => {
  let asked = 0;
  await everyPage(async () => {
    asked += 1;
    return { list: list(asked), total: 10_460 };
  });
  expect(asked).toBeLessThanOrEqual(3);
});

it('an entry that has moved to the next page meanwhile is there once', async () => {
  const pages = [['a', 'b'], ['b', 'c'], ['d']];
  const all = await everyPage(async (current) => ({ list: pages[current - 1] ?? [], total: 5 }));
  expect(all).toEqual(['a', 'b', 'c', 'd']);
});

it('the first page that fails ends it', async () => {
  const load = async (current: number) => {
    if (current === 2) throw new Error('gone');
    return { list: [current], total: 5, current, pageSize: 1 };
  };
  await expect(everyPage(load)).rejects.toThrow('gone');
});
