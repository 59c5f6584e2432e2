/** Lists of a server whose pages are not those of the contract; all their kinds: tests/utils/tidyData.test.ts. */
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

test('a server that leaves out its own numbers: each page has its own rows', async () => {
  const { user } = renderRoute('/searchPosition/all');
  changeData<Page>('/careerrecruitment/search?', ({ list, total }) => ({ list, total }));
  const first = await namesNow();
  expect(first).toHaveLength(20);
  await user.click(screen.getByRole('link', { name: '第 2 页' }));
  await waitFor(async () => expect((await namesNow())[0]).not.toBe(first[0]));
  const second = await namesNow();
  expect(second).toHaveLength(20);
  expect(second).not.toContain(first[1]);
  expect(screen.getByRole('link', { current: 'page', name: '第 2 页' })).toBeVisible();
});
