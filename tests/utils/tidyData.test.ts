import { tidyData } from '@/utils/tidyData';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }));

let calls = 0;
beforeEach(() => {
  calls += 1;
});

/** What becomes of a page with so many rows of 90 when 50 are asked for, and the server says so too. */
const pageOf = (current: number, count: number, total = 90, pageSize: number | undefined = 50) =>
  tidyData(
    { list: rows(count), total, current, pageSize },
    { current, pageSize: 50 },
    `call-${calls}`,
  );

test('a server that sends 20 rows where it says 50: every page knows all five', () => {
  for (const [current, count] of [
    [1, 20],
    [2, 20],
    [3, 20],
    [4, 20],
    [5, 10],
  ] as const) {
    expect(pageOf(current, count)).toMatchObject({ current, pageSize: 20, total: 90 });
  }
});

test('also where a later page looks like the last one', () => {
  pageOf(1, 20, 70);
  expect(pageOf(2, 20, 70)).toMatchObject({ pageSize: 20, total: 70 });
});

test('also for who opens a later page first', () => {
  expect(pageOf(3, 20)).toMatchObject({ pageSize: 20, total: 90 });
});

test.each<[string, Parameters<typeof pageOf>, object]>([
  ['a last page', [2, 40], { pageSize: 50, total: 90 }],
  [
    'a short last page of a list that has shrunk meanwhile',
    [2, 39, 88],
    { pageSize: 50, total: 89 },
  ],
  ['a page beyond the end', [7, 0], { pageSize: 50, total: 90 }],
  ['one page without a total', [1, 7, 0], { pageSize: 50, total: 7 }],
  ['pages of the server’s own size', [1, 20, 90, 20], { pageSize: 20, total: 90 }],
])('%s keeps its numbers', (_what, page, wanted) => {
  expect(pageOf(...page)).toMatchObject(wanted);
});

test('a page that was short once does not shorten the full ones', () => {
  pageOf(1, 48);
  expect(pageOf(1, 50)).toMatchObject({ pageSize: 50 });
});
