import type { Page } from '../../../mock/_preview/paging';
import { examples } from '../../../mock/_preview/seed/examples';
import type {
  Enterprise,
  EnterpriseDetail,
  EnterpriseName,
  EnterpriseNode,
  Position,
  PositionCounts,
  PositionDetail,
  RegionCount,
} from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { allPositions, basePath, noon } from './support';

const client = previewClient();
const get = <T>(path: string, query?: Record<string, string | number>) =>
  client.data<T>(`${basePath}/${path}`, { query });

beforeAll(() => {
  process.env.PREVIEW_NOW = noon;
});

afterAll(() => {
  delete process.env.PREVIEW_NOW;
});

const openOf = (accepts: (one: Position) => boolean): number =>
  allPositions().filter((one) => one.state === 'open' && accepts(one)).length;

describe('a position', () => {
  it('is shown with its unit', async () => {
    const detail = await get<PositionDetail>(`view/${examples.openSocialPosition}`);
    expect(detail).toMatchObject({
      name: '后端服务开发工程师',
      enterprise: { id: detail.enterpriseId },
    });
  });

  it.each(['999999', 'abc', '200000'])('is not found by the id %s', async (id) => {
    const { status, body } = await client.get(`${basePath}/view/${id}`);
    expect([status, body]).toMatchObject([404, { success: false, errorCode: 'NOT_FOUND' }]);
  });

  it('has at most six open others related to it, of the same kind of job', async () => {
    const list = await get<Position[]>('related', { recruitmentId: examples.closedPosition });
    expect(list).toHaveLength(6);
    expect(list.every(({ state, id }) => state === 'open' && id !== examples.closedPosition)).toBe(
      true,
    );
    expect(new Set(list.map(({ categoryCode }) => categoryCode))).toEqual(
      new Set(['technical-software']),
    );
    expect((await client.get(`${basePath}/related`, { recruitmentId: '1' })).status).toBe(404);
  });

  it('is marked for the candidate who collected it', async () => {
    const candidate = previewClient({ persona: 'complete' });
    const id = examples.openSocialPosition;
    const view = () => candidate.data<PositionDetail>(`${basePath}/view/${id}`);
    expect((await view()).collected).toBe(false);
    await candidate.post('/pt/usercenter/rest/collect/career', { recruitmentId: id });
    expect((await view()).collected).toBe(true);
    const page = await candidate.data<Page<Position>>(`${basePath}/search`, {
      query: { ids: [id] },
    });
    expect(page.list[0]?.collected).toBe(true);
  });

  it('is marked for the candidate who began to apply, and for nobody else', async () => {
    const candidate = previewClient({ persona: 'complete' });
    const targetId = examples.openSocialPosition;
    const { applyId, deliveryId } = await candidate.data<{ applyId: string; deliveryId: string }>(
      '/pt/usercenter/rest/applicationdelivery/open',
      { method: 'POST', body: { kind: 'position', targetId } },
    );
    const seen = () => candidate.data<PositionDetail>(`${basePath}/view/${targetId}`);
    // What was only opened is no draft.
    expect((await seen()).deliveryId).toBeUndefined();
    await candidate.post('/pt/usercenter/rest/wizard/page', {
      applyId,
      step: 'target',
      values: {},
      version: 1,
    });
    expect((await seen()).deliveryId).toBe(deliveryId);
    expect((await get<PositionDetail>(`view/${targetId}`)).deliveryId).toBeUndefined();
    const reviewer = previewClient({ persona: 'reviewer' });
    expect((await reviewer.data<PositionDetail>(`${basePath}/view/${targetId}`)).collected).toBe(
      false,
    );
  });
});

describe('counts', () => {
  it('are of open positions by recruitment type', async () => {
    const counts = await get<PositionCounts>('getCount/social');
    const open = allPositions().filter(({ state }) => state === 'open');
    expect(counts).toEqual({
      social: openOf(({ recruitType }) => recruitType === 'social'),
      campus: openOf(({ recruitType }) => recruitType === 'campus'),
      intern: openOf(({ recruitType }) => recruitType === 'intern'),
      headcount: open.reduce((sum, { headcount }) => sum + headcount, 0),
    });
  });

  it('are of provinces under the other filters', async () => {
    const regions = await get<RegionCount[]>('region', { state: 'open', regionCode: '320000' });
    expect(regions.find(({ code }) => code === '370000')).toEqual({
      code: '370000',
      name: '山东省',
      count: openOf(({ regionCode }) => regionCode.startsWith('37')),
    });
  });
});

describe('enterprises', () => {
  it('are listed by filters, those with the most positions first', async () => {
    const query = { industry: 'medical', nature: 'hospital', regionCode: '370000', keyword: '院' };
    const { list, total } = await get<Page<Enterprise>>('enterpriseList', query);
    expect(total).toBeGreaterThan(0);
    for (const one of list) {
      expect(one).toMatchObject({ industry: 'medical', nature: 'hospital' });
      expect(one.regionCode).toMatch(/^37/);
      expect(one.name).toContain('院');
    }
    const counts = list.map((one) => one.positionCountWithChildren);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  it('are all named, each with its parent', async () => {
    const all = await get<EnterpriseName[]>('allenterprise');
    const ids = new Set(all.map(({ id }) => id));
    expect(all).toHaveLength(300);
    expect(all.filter(({ parentId }) => parentId !== undefined && !ids.has(parentId))).toEqual([]);
  });

  it('come to the search box by keyword, as many as asked for', async () => {
    const found = await get<Enterprise[]>('enterprises', { keyword: '青岚', limit: 3 });
    expect(found).toHaveLength(3);
    expect(found.every(({ name }) => name.includes('青岚'))).toBe(true);
  });

  it('introduce themselves', async () => {
    const detail = await get<EnterpriseDetail>('searchIntroduce', {
      enterpriseId: examples.leafEnterprise,
    });
    expect(detail.parent?.id).toBe(examples.branchEnterprise);
    expect(detail.introHtml).toContain(detail.name);
    expect((await client.get(`${basePath}/searchIntroduce`, { enterpriseId: '1' })).status).toBe(
      404,
    );
    expect((await client.get(`${basePath}/searchIntroduce`)).body).toMatchObject({
      errorCode: 'VALIDATION',
    });
  });
});

describe('the tree of units', () => {
  it('gives groups, then children on demand, whose totals add up', async () => {
    const roots = await get<EnterpriseNode[]>('searchEnterpriseTree', { state: 'open' });
    const root = roots.find(({ id }) => id === examples.rootEnterprise);
    const children = await get<EnterpriseNode[]>('searchEnterpriseTree', {
      parentId: examples.rootEnterprise,
      state: 'open',
    });
    expect(roots).toHaveLength(12);
    expect(roots.reduce((sum, { total }) => sum + total, 0)).toBe(openOf(() => true));
    expect(root?.children).toBeUndefined();
    expect(children).toHaveLength(4);
    expect(children.reduce((sum, { total }) => sum + total, root?.own ?? 0)).toBe(root?.total);
  });

  it('unfolds one group, and nothing of a unit nobody knows', async () => {
    const [root] = await get<EnterpriseNode[]>('searchEnterpriseTree', {
      rootId: examples.rootEnterprise,
    });
    expect(root?.children).toHaveLength(4);
    expect(await get('searchEnterpriseTree', { rootId: '1' })).toEqual([]);
    expect(await get('searchEnterpriseTree', { parentId: 'x' })).toEqual([]);
  });

  it('seeks units by name and shows them below their ancestors', async () => {
    const [root, ...others] = await get<EnterpriseNode[]>('searchEnterpriseTree', {
      keyword: '济南青岚精密机械',
    });
    expect(others).toEqual([]);
    expect(root?.id).toBe(examples.rootEnterprise);
    expect(root?.children?.map(({ id }) => id)).toEqual([examples.branchEnterprise]);
    expect(root?.children?.[0]?.children?.map(({ id }) => id)).toEqual([examples.leafEnterprise]);
  });

  it('counts under the filters', async () => {
    const [root] = await get<EnterpriseNode[]>('searchEnterpriseTree', {
      rootId: examples.rootEnterprise,
      recruitType: 'intern',
      state: 'open',
    });
    const { total } = await get<Page<Position>>('search', {
      enterpriseId: examples.rootEnterprise,
      scope: 'all',
      recruitType: 'intern',
      state: 'open',
    });
    expect(root?.total).toBe(total);
  });
});
