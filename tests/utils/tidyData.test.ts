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

const asked = { current: 2, pageSize: 50 };
const tidy = (page: {
  list: { id: string }[];
  total: number;
  current?: number;
  pageSize?: number;
}) => tidyData(page, asked, `call-${calls}`);

test.each([
  ['leaves out its own numbers', {}],
  ['has zeros for them', { current: 0, pageSize: 0 }],
])('a server that %s: they are those that were asked for', (_what, numbers) => {
  expect(tidy({ list: rows(40), total: 90, ...numbers })).toMatchObject({ ...asked, total: 90 });
});

test('a server that sends the whole list each time: a page has its own rows', () => {
  const page = tidy({ list: rows(90), total: 90, current: 1, pageSize: 90 });
  expect(page).toMatchObject({ ...asked, total: 90 });
  expect(page.list.map(({ id }) => id)).toEqual(
    rows(90)
      .slice(50)
      .map(({ id }) => id),
  );
});

test('of a server that sends more than a page a page is left, and a row that comes twice once', () => {
  expect(tidy({ list: rows(10_000), total: 20_000, ...asked }).list).toHaveLength(50);
  expect(tidy({ list: [...rows(40), ...rows(1)], total: 90, ...asked }).list).toHaveLength(40);
});
