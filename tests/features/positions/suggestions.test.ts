import { suggestionsFor } from '@/features/positions/shared/suggest/suggestions';
import { freshStart, ok, startServer } from '../../request/server';

const server = startServer();

beforeEach(async () => {
  await freshStart();
});

const { signal } = new AbortController();
const texts = async (typed: string) =>
  (await suggestionsFor(typed, false, signal)).map(({ text }) => text);

/** A position of the contract, all texts empty. */
const fields =
  'id code name enterpriseId enterpriseName categoryCode recruitType regionCode regionName headcount education publishedAt opensAt closesAt state collected';
const empty = Object.fromEntries(fields.split(' ').map((name) => [name, '']));
const position = { ...empty, majorCodes: [], source: [] };

/** A facet whose first option has no name, as of a server that sends null. */
const facets = (key: string) => ({
  total: 12,
  without: [],
  facets: [
    {
      key,
      options: [
        { code: 'a', count: 9 },
        { code: 'b', label: '软件工程', count: 3 },
        { code: 'c', label: '软件测试', count: 0 },
      ],
    },
  ],
});

test('what the server has not named is not suggested', async () => {
  server.at('/searchconditions', ok(facets('majorCode')));
  server.at(
    '/search',
    ok({
      list: [position, { ...position, name: '软件工程师', matched: [{ field: 'region' }] }],
      total: 2,
      current: 1,
      pageSize: 10,
    }),
  );
  server.at('/enterprises', ok([{ id: '1' }, { id: '2', name: '软件研究所' }]));
  expect(await texts('软件')).toEqual(['软件工程师', '软件工程', '软件研究所']);
});

test('nor for an empty field', async () => {
  server.at('/searchconditions', ok(facets('categoryCode')));
  expect(await texts('')).toEqual(['软件工程']);
});
