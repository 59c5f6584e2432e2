/** Lists of servers whose pages are not those of the contract. */
import { screen, waitFor } from '@testing-library/react';
import { changeData } from '../helpers/brokenCalls';
import { renderRoute } from '../helpers/renderRoute';
import { resultRows } from '../helpers/resultRows';

interface Page {
  list: { id: string; name: string }[];
  total: number;
}

const namesNow = async () =>
  (await resultRows()).map((row) => row.querySelector('h3')?.textContent ?? '');

function many({ list }: Page): Page['list'] {
  return Array.from({ length: 90 }, (_, at) => ({
    ...list[0],
    id: `many-${at}`,
    name: `岗位 ${at}`,
  }));
}

test.each<[string, (page: Page) => object]>([
  ['leaves out its own numbers', ({ list, total }) => ({ list, total })],
  ['has zeros for them', (page) => ({ ...page, current: 0, pageSize: 0 })],
  ['sends a row twice', (page) => ({ ...page, list: [...page.list.slice(1), page.list[2]] })],
  ['sends the whole list each time', (page) => ({ ...page, list: many(page), total: 90 })],
])('a server that %s: each page has its own rows', async (_how, change) => {
  const { user } = renderRoute('/searchPosition/all');
  changeData('/careerrecruitment/search?', change);
  const first = await namesNow();
  expect(first.length).toBeGreaterThan(18);
  await user.click(screen.getByRole('link', { name: '第 2 页' }));
  await waitFor(async () => expect((await namesNow())[0]).not.toBe(first[0]));
  const second = await namesNow();
  expect(second.length).toBeGreaterThan(18);
  expect(second).not.toContain(first[1]);
  expect(screen.getByRole('link', { current: 'page', name: '第 2 页' })).toBeVisible();
});

test('rows that come with a total of 0 are shown', async () => {
  renderRoute('/searchPosition/all');
  changeData<Page>('/careerrecruitment/search?', (page) => ({ ...page, total: 0 }));
  expect(await resultRows()).toHaveLength(20);
});

test('a server that sends at most 8 rows and says 20: the rows behind them can be reached', async () => {
  const { user } = renderRoute('/searchPosition/all');
  changeData<Page>('/careerrecruitment/search?', (page) => ({
    ...page,
    list: page.list.slice(0, 8),
    total: 30,
    pageSize: 20,
  }));
  await resultRows();
  await user.click(screen.getByRole('link', { name: '第 2 页' }));
  await screen.findByRole('link', { current: 'page', name: '第 2 页' });
  expect(screen.getByRole('link', { name: '第 4 页' })).toBeVisible();
});
