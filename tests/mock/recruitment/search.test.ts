/** @ownModules The positions are made once, on the day that is set here. */
import type { Page } from '../../../mock/_preview/paging';
import { enterpriseDetailById } from '../../../mock/_preview/seed/enterprises';
import type { Position, SearchConditions } from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { allPositions, basePath, countsOf, idsOf, noon } from './support';

type Query = Record<string, string | number | readonly string[] | undefined>;

let positions: Position[] = [];
const client = previewClient();
const find = (query: Query) => client.data<Page<Position>>(`${basePath}/search`, { query });
const conditions = (query: Query = {}) =>
  client.data<SearchConditions>(`${basePath}/searchconditions`, { query });

beforeAll(() => {
  process.env.PREVIEW_NOW = noon;
  positions = allPositions();
});

afterAll(() => {
  delete process.env.PREVIEW_NOW;
});

const levels = ['other', 'high', 'college', 'bachelor', 'master', 'doctor'];
const level = (education: string): number =>
  levels.indexOf(education === 'secondary' ? 'high' : education);
const day = (at: string): number => Date.parse(`${at.slice(0, 10)}T00:00:00+08:00`) / 86_400_000;
const today = day(noon);

/** Is `id` the unit or below it? */
function isBelow(id: string, root: string): boolean {
  let at: string | undefined = id;
  while (at && at !== root) {
    at = enterpriseDetailById(at)?.parentId;
  }
  return at === root;
}

/** What each filter means, written a second time without an index. */
const meanings: Record<string, [query: Query, (one: Position) => boolean]> = {
  ids: [{ ids: ['200001', '200007', '999999'] }, (one) => ['200001', '200007'].includes(one.id)],
  'own positions of a unit': [{ enterpriseId: '10001' }, (one) => one.enterpriseId === '10001'],
  'positions below a unit': [
    { enterpriseId: '10001', scope: 'children' },
    (one) => one.enterpriseId !== '10001' && isBelow(one.enterpriseId, '10001'),
  ],
  'a unit with all below it': [
    { enterpriseId: '10001', scope: 'all' },
    (one) => isBelow(one.enterpriseId, '10001'),
  ],
  'a province': [{ regionCode: ['320000'] }, (one) => one.regionCode.startsWith('32')],
  'a city or a province': [
    { regionCode: ['320100', '110000'] },
    (one) => one.regionCode === '320100' || one.regionCode.startsWith('11'),
  ],
  'a top category': [
    { categoryCode: ['skilled'] },
    (one) => one.categoryCode.startsWith('skilled-'),
  ],
  'two categories': [
    { categoryCode: ['technical-nursing', 'management-hr'] },
    (one) => ['technical-nursing', 'management-hr'].includes(one.categoryCode),
  ],
  'recruitment types': [
    { recruitType: ['campus', 'intern'] },
    (one) => one.recruitType !== 'social',
  ],
  'an education': [{ education: ['college'] }, (one) => level(one.education) <= level('college')],
  'two educations, the higher of which counts': [
    { education: ['college', 'master'] },
    (one) => level(one.education) <= level('master'),
  ],
  'a major': [
    { majorCode: ['080902'] },
    (one) =>
      one.majorCodes.length === 0 || one.majorCodes.some((code) => '080902'.startsWith(code)),
  ],
  'a class of majors': [
    { majorCode: ['0809'] },
    (one) =>
      one.majorCodes.length === 0 ||
      one.majorCodes.some((code) => code.startsWith('0809') || '0809'.startsWith(code)),
  ],
  'a source': [
    { source: ['spouse'] },
    (one) => one.source.length === 0 || one.source.includes('spouse'),
  ],
  'a state': [{ state: 'reviewing' }, (one) => one.state === 'reviewing'],
  'published within 3 days': [{ publishedWithin: 3 }, (one) => day(one.publishedAt) > today - 3],
  'closing within 7 days': [
    { closesWithin: 7 },
    (one) => one.state === 'open' && day(one.closesAt) <= today + 7,
  ],
  'several at once': [
    { keyword: '工程师', recruitType: ['social'], education: ['bachelor'], state: 'open' },
    (one) =>
      one.name.includes('工程师') &&
      one.recruitType === 'social' &&
      level(one.education) <= level('bachelor') &&
      one.state === 'open',
  ],
};

describe('filters', () => {
  it.each(Object.entries(meanings))(
    'finds by %s what reading every position finds',
    async (_, [query, accepts]) => {
      const expected = positions.filter(accepts).map(({ id }) => id);
      const first = await find({ ...query, pageSize: 100 });
      expect(first.total).toBe(expected.length);
      expect(expected.length).toBeGreaterThan(0);
      expect(idsOf(first.list).filter((id) => !expected.includes(id))).toEqual([]);
    },
  );

  it.each([
    ['state', { state: 'sold' }],
    ['sort', { sort: 'price' }],
    ['education', { education: ['wizard'] }],
    ['recruitType', { recruitType: ['none'] }],
    ['source', { source: ['none'] }],
    ['publishedWithin', { publishedWithin: '-3' }],
    ['closesWithin', { closesWithin: 'soon' }],
  ])('ignores a %s outside its list', async (_, query) => {
    expect((await find(query)).total).toBe(3000);
  });

  it.each([
    ['unit', { enterpriseId: '99999' }],
    ['region', { regionCode: ['999999'] }],
    ['category', { categoryCode: ['technical-magic'] }],
    ['id', { ids: ['no'] }],
  ])('finds nothing of a %s nobody knows', async (_, query) => {
    expect((await find(query)).total).toBe(0);
  });
});

describe('order and pages', () => {
  it('begins with the latest published', async () => {
    const { list } = await find({ pageSize: 100 });
    const times = list.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(times[0]?.slice(0, 10)).toBe('2026-11-21');
  });

  it('puts the open ones first by closing date, then the others from the latest', async () => {
    const wanted = { enterpriseId: '10001', scope: 'all', sort: 'closing' };
    const pages = await Promise.all(
      [1, 2, 3, 4].map((current) => find({ ...wanted, current, pageSize: 100 })),
    );
    const list = pages.flatMap((page) => page.list);
    expect(list).toHaveLength(pages[0]?.total ?? 0);
    const open = list.findIndex(({ state }) => state !== 'open');
    const closing = list.map(({ closesAt }) => closesAt);
    expect(closing.slice(0, open)).toEqual(closing.slice(0, open).sort());
    expect(closing.slice(open)).toEqual(closing.slice(open).sort().reverse());
    expect(list.slice(open).some(({ state }) => state === 'open')).toBe(false);
  });

  it('cuts pages that follow each other without gap or repetition', async () => {
    const pages = await Promise.all([1, 2, 3].map((current) => find({ current, pageSize: 7 })));
    const whole = await find({ pageSize: 21 });
    expect(pages.flatMap(({ list }) => idsOf(list))).toEqual(idsOf(whole.list));
    expect(pages[1]).toMatchObject({ current: 2, pageSize: 7, total: 3000 });
  });

  it('has an empty page beyond the last and 20 a page by default', async () => {
    expect(await find({ current: 9999 })).toMatchObject({ list: [], total: 3000, pageSize: 20 });
  });
});

describe('facets', () => {
  const filters: Query = {
    keyword: '工程',
    education: ['bachelor'],
    regionCode: ['320000'],
    recruitType: ['social'],
    source: ['veteran'],
    state: 'open',
  };
  const keys = [
    'regionCode',
    'categoryCode',
    'recruitType',
    'education',
    'majorCode',
    'source',
    'state',
    'publishedWithin',
    'closesWithin',
  ] as const;

  it.each(keys)('counts %s truly, without its own filter', async (key) => {
    const counts = Object.entries(countsOf(await conditions(filters), key));
    expect(counts.length).toBeGreaterThan(1);
    for (const [code, count] of counts) {
      const { total } = await find({ ...filters, [key]: code, pageSize: 1 });
      expect([code, total]).toEqual([code, count]);
    }
  });

  it('counts units in the scope that is asked for, their own positions unless asked', async () => {
    for (const scope of ['all', 'children', 'own'] as const) {
      const asked = scope === 'own' ? { state: 'open' } : { state: 'open', scope };
      const counts = Object.entries(countsOf(await conditions(asked), 'enterpriseId'));
      for (const [enterpriseId, count] of counts) {
        const { total } = await find({ state: 'open', enterpriseId, scope, pageSize: 1 });
        expect([enterpriseId, total]).toEqual([enterpriseId, count]);
      }
    }
  });

  it('tells the total and what dropping each filter would bring', async () => {
    const found = await conditions(filters);
    expect(found.total).toBe((await find(filters)).total);
    expect(found.without.map(({ filterKey }) => filterKey).sort()).toEqual(
      Object.keys(filters).sort(),
    );
    for (const { filterKey, total } of found.without) {
      expect(total).toBe((await find({ ...filters, [filterKey]: undefined })).total);
    }
  });

  it('keeps a chosen option without result, and offers the cities of a chosen province', async () => {
    const none = await conditions({
      keyword: '没有这样的岗位',
      majorCode: ['080902'],
      regionCode: ['320000'],
    });
    expect(none.total).toBe(0);
    expect(countsOf(none, 'majorCode')).toEqual({ '080902': 0 });
    const some = countsOf(await conditions({ regionCode: ['320000'] }), 'regionCode');
    expect(some['320100']).toBeGreaterThan(0);
    expect(some['320000']).toBeGreaterThanOrEqual(some['320100'] ?? 0);
  });

  it('counts nothing on a server without positions', async () => {
    const empty = previewClient({ server: 'empty' });
    const found = await empty.data<SearchConditions>(`${basePath}/searchconditions`, {
      query: { state: 'open' },
    });
    expect(found.total).toBe(0);
    expect(found.facets.flatMap(({ options }) => options).filter(({ count }) => count > 0)).toEqual(
      [],
    );
    expect((await empty.data<Page<Position>>(`${basePath}/search`)).list).toEqual([]);
  });
});
