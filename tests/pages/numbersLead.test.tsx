import { screen, waitFor, within } from '@testing-library/react';
import { filtersOf, searchCodec } from '@/features/positions/search/urlState';
import type { PageOf, Position } from '@/services/types';
import { previewClient } from '../helpers/previewApp';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const base = '/pt/portal/rest/careerrecruitment';
let client = previewClient();

/** How many positions the search finds at an address. */
async function totalAt(href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'http://portal');
  const filters = filtersOf(searchCodec(pathname.split('/')[2] ?? 'all').parse(searchParams));
  return (await client.data<PageOf<Position>>(`${base}/search`, { query: filters })).total;
}

const numberIn = (text: string) => Number(/([\d,]+)(?!.*\d)/.exec(text)?.[1]?.replaceAll(',', ''));

beforeEach(() => {
  client = previewClient();
  setViewport(1440);
});

test.each([
  ['the home page', '/home', 11],
  // There are 34 regions at most: with more numbers, those of enterprises are among them.
  ['the home page of enterprises', '/home3', 35],
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

test('社会招聘 on the home page is the number of the search’s facet; a number with closed ones says so', async () => {
  const home = renderRoute('/home');
  const counts = await screen.findByRole('list', { name: '正在招聘' });
  const link = await within(counts).findByRole('link', { name: /^[\d,]+ 在招社会招聘岗位$/ });
  const open = /^[\d,]+/.exec(link.textContent ?? '')?.[0];
  await home.user.click(link);
  const facet = async () =>
    (await screen.findByRole('checkbox', { name: /^社会招聘/ })).closest('label');
  await waitFor(async () => expect(await facet()).toHaveTextContent(`社会招聘${open}`));
  expect(screen.queryByText('含已停止报名的岗位')).not.toBeInTheDocument();
  await home.user.click(screen.getByRole('checkbox', { name: '只看报名中' }));
  await waitFor(async () => expect(await facet()).not.toHaveTextContent(`社会招聘${open}`));
  expect(screen.getByText('含已停止报名的岗位')).toBeVisible();
});

test('the tree beside the results is asked with the keyword of the positions', async () => {
  const line = renderRoute('/searchPosition/enterprise?keyword=%E5%B7%A5%E7%A8%8B%E5%B8%88');
  await waitFor(() => expect(line.calls('/searchEnterpriseTree').length).toBeGreaterThan(0));
  const asked = new URL(line.calls('/searchEnterpriseTree')[0]?.url ?? '', 'http://portal');
  expect(asked.searchParams.get('positionKeyword')).toBe('工程师');
  expect(asked.searchParams.has('keyword')).toBe(false);
});
