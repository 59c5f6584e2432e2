/** @jest-environment node */
import type { PageOf, Position, SearchConditions } from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { basePath } from './support';

interface Found extends PageOf<Position> {
  suggestion?: string;
  dropped?: string[];
}

const client = previewClient();
const find = (keyword: string, more: Record<string, string | undefined> = {}) =>
  client.data<Found>(`${basePath}/search`, { query: { keyword, pageSize: 50, ...more } });
const names = ({ list }: Found) => list.map(({ name }) => name);

describe('the words of a keyword', () => {
  it.each(['青岛市', '青岛'])('finds a city as %s', async (keyword) => {
    const found = await find(keyword);
    expect(found.total).toBeGreaterThan(0);
    expect(found.list.every(({ regionCode }) => regionCode.startsWith('3702'))).toBe(true);
  });

  it('finds words in any order, with a space or without', async () => {
    const [one, other, run] = await Promise.all(
      ['北京 会计', '会计 北京', '北京会计'].map((keyword) => find(keyword)),
    );
    expect(one?.total).toBeGreaterThan(0);
    expect([other?.total, run?.total]).toEqual([one?.total, one?.total]);
  });

  it.each([
    ['what means the same', '医生', /医师/],
    ['pinyin', 'hushi', /护士/],
    ['initials', 'hs', /护士/],
    ['one wrong character in three', '软件工成师', /软件|工程师/],
  ])('finds by %s', async (_, keyword, title) => {
    const found = await find(keyword);
    expect(
      names(found)
        .slice(0, 10)
        .some((name) => title.test(name)),
    ).toBe(true);
  });

  it('says what was probably meant where it had to guess, and nothing where it had not', async () => {
    expect((await find('hushi')).suggestion).toBe('护士');
    expect(await find('护士')).not.toHaveProperty('suggestion');
  });

  it('leaves out a word that nothing has, and says so', async () => {
    const [both, alone] = [await find('护士 水晶宫'), await find('护士')];
    expect(both.dropped).toEqual(['水晶宫']);
    expect(both.total).toBe(alone.total);
    expect(alone).not.toHaveProperty('dropped');
  });

  it('finds nothing, and drops nothing, where no word is known', async () => {
    expect(await find('水晶宫')).toMatchObject({ total: 0, list: [] });
    expect(await find('水晶宫')).not.toHaveProperty('dropped');
  });

  it('finds a position by its id and by its code', async () => {
    const [any] = (await find('护士')).list;
    for (const typed of [any?.id, any?.code, any?.code.toLowerCase()]) {
      expect((await find(typed ?? '')).list.map(({ id }) => id)).toEqual([any?.id]);
    }
  });

  it('does not seek what says nothing on a portal of positions', async () => {
    expect((await find('护士招聘')).total).toBe((await find('护士')).total);
  });
});

describe('the order', () => {
  it('has those on top whose name has the word, whatever else answers', async () => {
    const found = await find('护士');
    const last = names(found).findLastIndex((name) => name.includes('护士'));
    expect(
      names(found)
        .slice(0, last + 1)
        .every((name) => name.includes('护士')),
    ).toBe(true);
  });

  it('is by relevance unless another is asked for', async () => {
    const ids = async (sort?: string) =>
      (await find('会计', sort ? { sort } : {})).list.map(({ id }) => id);
    expect(await ids()).toEqual(await ids('relevance'));
    const newest = (await find('会计', { sort: 'newest' })).list.map((one) => one.publishedAt);
    expect(newest).toEqual([...newest].sort().reverse());
  });
});

test('each entry says where it answers', async () => {
  const { list } = await find('医生 北京');
  for (const { name, regionName, matched = [] } of list) {
    expect(matched.length).toBeGreaterThan(0);
    for (const { field, text } of matched) {
      if (field === 'name') expect(name.toLowerCase()).toContain(text);
      if (field === 'region') expect(regionName).toContain(text);
    }
  }
  const { list: all } = await client.data<Found>(`${basePath}/search`, { query: {} });
  expect(all.some((one) => 'matched' in one)).toBe(false);
});

test('facets count with the keyword in force, in the same rows', async () => {
  for (const keyword of ['护士', '护士 水晶宫', 'kuaiji']) {
    const found = await find(keyword);
    const conditions = await client.data<SearchConditions>(`${basePath}/searchconditions`, {
      query: { keyword, scope: 'all' },
    });
    expect(conditions.total).toBe(found.total);
    const [unit] = conditions.facets.find(({ key }) => key === 'enterpriseId')?.options ?? [];
    const under = await find(keyword, { enterpriseId: unit?.code, scope: 'all' });
    expect(under.total).toBe(unit?.count);
  }
});

test.each([
  ['units', `${basePath}/enterpriseList`, 'qinglan'],
  ['units for the box', `${basePath}/enterprises`, '青岚 研究所'],
  ['the tree of units', `${basePath}/searchEnterpriseTree`, 'qinglan'],
  ['questions', '/pt/portal/rest/questionandanswer/search', 'jianli'],
  ['notices', '/pt/portal/rest/notice/search', '公示 名单'],
  ['activities', '/pt/portal/rest/activity/search', '退伍军人 招聘会'],
])('%s are found by the same rules', async (_, path, keyword) => {
  const found = await client.data<{ list?: unknown[] } | unknown[]>(path, { query: { keyword } });
  expect((Array.isArray(found) ? found : (found.list ?? [])).length).toBeGreaterThan(0);
});
