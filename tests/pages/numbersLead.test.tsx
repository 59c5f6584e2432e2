import { screen, waitFor, within } from '@testing-library/react';
import { filtersOf, parseSearch } from '@/features/positions/search/urlState';
import type { EnterpriseNode, PageOf, Position } from '@/services/types';
import { previewClient } from '../helpers/previewApp';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const base = '/pt/portal/rest/careerrecruitment';
const client = previewClient();

/** How many positions stand behind an address of the search. */
async function totalAt(href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'http://portal');
  const filters = filtersOf(parseSearch(pathname.split('/')[2] ?? 'all', searchParams));
  return (await client.data<PageOf<Position>>(`${base}/search`, { query: filters })).total;
}

const numberIn = (text: string) => Number(/([\d,]+)(?!.*\d)/.exec(text)?.[1]?.replaceAll(',', ''));

beforeEach(() => setViewport(1440));

test.each([
  ['the home page', '/home', 11],
  ['the home page of enterprises', '/home2', 8],
])('every number on %s that leads to positions is what is found there', async (_, path, least) => {
  renderRoute(path);
  const main = within(await screen.findByRole('main'));
  const counted = () =>
    main
      .getAllByRole('link')
      .filter(
        (link) =>
          link.getAttribute('href')?.startsWith('/searchPosition/') &&
          /\d/.test(link.textContent ?? ''),
      );
  await waitFor(() => expect(counted().length).toBeGreaterThanOrEqual(least));
  for (const link of counted()) {
    const text = link.textContent ?? '';
    expect([text, await totalAt(link.getAttribute('href') ?? '')]).toEqual([text, numberIn(text)]);
  }
});

test('units in the tree count what is found in them, with the keyword in force', async () => {
  const positionKeyword = '砚山 工程师';
  const tree = await client.data<EnterpriseNode[]>(`${base}/searchEnterpriseTree`, {
    query: { positionKeyword },
  });
  const busy = tree.filter(({ total }) => total > 0);
  expect(busy.length).toBeGreaterThan(0);
  for (const { id, total } of busy) {
    const query = { keyword: positionKeyword, enterpriseId: id, scope: 'all' };
    expect((await client.data<PageOf<Position>>(`${base}/search`, { query })).total).toBe(total);
  }
  const { total } = await client.data<PageOf<Position>>(`${base}/search`, {
    query: { keyword: positionKeyword },
  });
  expect(busy.reduce((sum, unit) => sum + unit.total, 0)).toBe(total);
});

test('the tree beside the results is asked with the keyword of the positions', async () => {
  const line = renderRoute('/searchPosition/enterprise?keyword=%E5%B7%A5%E7%A8%8B%E5%B8%88');
  await waitFor(() => expect(line.calls('/searchEnterpriseTree').length).toBeGreaterThan(0));
  const asked = new URL(line.calls('/searchEnterpriseTree')[0]?.url ?? '', 'http://portal');
  expect(asked.searchParams.get('positionKeyword')).toBe('工程师');
  expect(asked.searchParams.has('keyword')).toBe(false);
});
