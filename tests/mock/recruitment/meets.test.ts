import type { Page } from '../../../mock/_preview/paging';
import type {
  EnterpriseNode,
  Position,
  RegionCount,
  SearchConditions,
} from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { basePath, idsOf, noon } from './support';

const query = 'state=open&meets=degree&meets=age&meets=political&meets=experience';
const pageSize = 100;

beforeAll(() => {
  process.env.PREVIEW_NOW = noon;
});
afterAll(() => {
  delete process.env.PREVIEW_NOW;
});

type Client = ReturnType<typeof previewClient>;

async function everyPage(
  client: Client,
  filters: string,
): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let current = 1; ; current += 1) {
    const page = await client.data<Page<Position>>(
      `${basePath}/search?${filters}&current=${current}&pageSize=${pageSize}`,
    );
    ids.push(...idsOf(page.list));
    if (page.list.length < pageSize) return { ids, total: page.total };
  }
}

describe('what the caller’s own résumé meets', () => {
  it('is counted everywhere as it is found', async () => {
    const client = previewClient({ persona: 'complete' });
    const { ids, total } = await everyPage(client, query);
    expect(new Set(ids).size).toBe(total);
    const conditions = await client.data<SearchConditions>(`${basePath}/searchconditions?${query}`);
    const units = await client.data<EnterpriseNode[]>(`${basePath}/searchEnterpriseTree?${query}`);
    const regions = await client.data<RegionCount[]>(`${basePath}/region?${query}`);
    const types = conditions.facets.find(({ key }) => key === 'recruitType')?.options ?? [];
    const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
    expect([
      conditions.total,
      sum(types.map(({ count }) => count)),
      sum(units.map((unit) => unit.total)),
      sum(regions.map(({ count }) => count)),
    ]).toEqual([total, total, total, total]);
    const without = conditions.without.find(({ filterKey }) => filterKey === 'meets')?.total;
    expect(without).toBe((await everyPage(client, 'state=open')).total);
    expect(without).toBeGreaterThan(total);
  });

  it('narrows nothing for a visitor, a reviewer and somebody whose résumé is empty', async () => {
    const { total } = await everyPage(previewClient(), 'state=open');
    for (const persona of ['visitor', 'reviewer', 'newcomer']) {
      expect((await everyPage(previewClient({ persona }), query)).total).toBe(total);
    }
  });

  it('follows the résumé as it is saved', async () => {
    const client = previewClient({ persona: 'complete' });
    const found = await everyPage(client, 'meets=political');
    const resume = await client.data<{ resume: { version: number; basic: object } }>(
      '/pt/usercenter/rest/resume/edit',
    );
    const { version, basic } = resume.resume;
    await client.post('/pt/usercenter/rest/resume/save', {
      section: 'basic',
      value: { ...basic, political: '13' },
      version,
      sensitiveConsentVersion: '2026.1',
    });
    const narrower = await everyPage(client, 'meets=political');
    expect(found.total).toBe(3000);
    expect(narrower.total).toBeLessThan(3000);
  });
});
