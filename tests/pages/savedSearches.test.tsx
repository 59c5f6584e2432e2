import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import type { PageOf, Position } from '@/services/types';
import { accessibilityErrors } from '../helpers/accessibility';
import { previewClient } from '../helpers/previewApp';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults, resultRows } from '../helpers/resultRows';
import { setViewport } from '../helpers/viewport';

const at = () => history.location.pathname + history.location.search;
const saved = () => screen.findByRole('region', { name: '保存的搜索' });

beforeEach(() => setViewport(1440));

test('a search is kept under a name, opened and deleted', async () => {
  const { user } = renderRoute('/searchPosition/campus?keyword=护士&sort=closing&current=2');
  await user.click(within(await saved()).getByRole('button', { name: '保存这次搜索' }));
  const name = await screen.findByRole('textbox', { name: '名称' });
  expect(name).toHaveFocus();
  await waitFor(() => expect((name as HTMLInputElement).value).toContain('护士'));
  await user.clear(name);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/请填写名称/));
  expect(await accessibilityErrors(await saved())).toEqual([]);
  await user.type(name, '  校招护士  {Enter}');
  const box = within(await saved());
  expect(box.getByRole('status')).toHaveTextContent('已保存“校招护士”。');
  const again = box.getByRole('button', { name: '修改已保存的名称' });
  expect(again).toHaveFocus();

  await user.click(screen.getByRole('button', { name: '清除全部' }));
  await waitFor(() => expect(at()).not.toContain('keyword'));
  await user.click(box.getByText('已保存的搜索（1）'));
  await user.click(await box.findByRole('link', { name: '校招护士' }));
  // The first page of the search, with order and filters.
  await waitFor(() =>
    expect(at()).toBe(`/searchPosition/campus?keyword=${encodeURIComponent('护士')}&sort=closing`),
  );
  await user.click(box.getByRole('button', { name: '删除保存的搜索：校招护士' }));
  expect(box.getByRole('button', { name: '保存这次搜索' })).toHaveFocus();
  expect(savedSearches.read()).toEqual([]);
});

test('twenty are enough: the next is refused with the reason, and nothing typed is lost', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    name: `搜索 ${index}`,
    href: `/searchPosition/all?keyword=${index}`,
  }));
  savedSearches.write(many);
  const { user } = renderRoute('/searchPosition/all?keyword=new');
  const box = within(await saved());
  await user.click(box.getByRole('button', { name: '保存这次搜索' }));
  const name = await box.findByRole('textbox', { name: '名称' });
  await user.clear(name);
  await user.type(name, '第二十一个{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/最多保存 20 个搜索/));
  expect(name).toHaveValue('第二十一个');
  expect(savedSearches.read()).toEqual(many);
});

test('signed in or not it is the same list, and junk on the device counts as none', async () => {
  window.localStorage.setItem(
    'army-site-searches',
    JSON.stringify([{ name: 1 }, { name: 'x', href: 'https://evil.example/' }, null]),
  );
  renderRoute(fewResults, { persona: 'complete' });
  const box = within(await saved());
  expect(box.queryByText(/已保存的搜索/)).not.toBeInTheDocument();
});

describe('what is new since one last looked', () => {
  const href = '/searchPosition/all?keyword=%E6%8A%A4%E5%A3%AB';
  const day = 24 * 60 * 60 * 1000;
  const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();
  /** How many of the positions found were published in the last days. */
  const newer = async (days: number) => {
    const { list } = await previewClient().data<PageOf<Position>>(
      '/pt/portal/rest/careerrecruitment/search',
      { query: { keyword: '护士', pageSize: 100 } },
    );
    return list.filter(({ publishedAt }) => Date.parse(publishedAt) > Date.parse(daysAgo(days)))
      .length;
  };

  test('is reported on the home page, and looking at it settles it', async () => {
    const count = await newer(2);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(20);
    savedSearches.write([{ name: '护士', href, seenAt: daysAgo(2) }]);
    const { user } = renderRoute('/home');
    const box = within(await saved());
    expect(await box.findByText(`${count} 个新岗位`)).toBeVisible();
    await user.click(box.getByRole('link', { name: '护士' }));
    await waitFor(() => expect(at()).toContain('/searchPosition/all'));
    await waitFor(() =>
      expect(Date.parse(savedSearches.read()[0]?.seenAt ?? '')).toBeGreaterThan(Date.now() - day),
    );
  });

  test('goes by the server’s clock where the device’s is wrong', async () => {
    savedSearches.write([{ name: '护士', href, seenAt: daysAgo(2) }]);
    renderRoute(href, { now: '2027-03-01T10:00:00+08:00' });
    process.env.PREVIEW_NOW = '2026-11-21T10:00:00+08:00';
    await saved();
    await resultRows();
    await waitFor(() => expect(savedSearches.read()[0]?.seenAt).toMatch(/^2026-11-21T02:/));
  });

  test('is reported in the list on the search page; of one that was never looked at nothing is known', async () => {
    savedSearches.write([
      { name: '早就看过', href, seenAt: daysAgo(90) },
      { name: '以前保存的', href: '/searchPosition/social' },
    ]);
    const { user } = renderRoute('/searchPosition/campus');
    const box = within(await saved());
    await user.click(box.getByText('已保存的搜索（2）'));
    expect(await box.findByText('20 个以上新岗位')).toBeVisible();
    expect(box.getAllByText(/新岗位/)).toHaveLength(1);
  });
});
