import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { replaceParameter } from '@/utils/query';
import { giveHeights } from '../helpers/heights';
import { firstOf, present } from '../helpers/present';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults } from '../helpers/resultRows';
import { setViewport } from '../helpers/viewport';

const root = '/recruitment/10001';
const treeCalls = '/searchEnterpriseTree';

const tree = () => screen.findByRole('tree');
const lines = async () => within(await tree()).findAllByRole('treeitem');
const names = async () => (await lines()).map((line) => line.querySelector('[lang]')?.textContent);
const back = () => act(async () => history.back());

/** Leaves the screen by opening the first position of the list. */
async function openPosition(user: { click: (element: Element) => Promise<void> }): Promise<void> {
  const list = await screen.findByRole('region', { name: /的岗位$|^搜索结果$/ });
  const row = firstOf(await within(list).findAllByRole('article'));
  await user.click(within(within(row).getByRole('heading')).getByRole('link'));
  await screen.findByRole('button', { name: /打印/ });
}

/** Leaves for a page with little on it. */
async function leave(): Promise<void> {
  act(() => history.push('/exception'));
  await screen.findByRole('heading', { name: '操作没有完成', level: 1 });
}

async function unfold(user: { click: (element: Element) => Promise<void> }, index: number) {
  const fold = present((await lines())[index]?.querySelector('[data-twist]'));
  await user.click(fold);
}

beforeEach(() => {
  setViewport(1280);
  giveHeights('tree', 560, 36);
});

test('Back brings back the tree of units as it was unfolded, folded and searched, and asks for nothing; another visit begins anew', async () => {
  const { user, calls } = renderRoute(root);
  await lines();
  const whole = await names();
  await unfold(user, 1);
  await waitFor(async () => expect((await lines())[2]).toHaveAttribute('aria-level', '3'));
  await waitFor(async () => expect((await lines())[2]).toHaveAttribute('aria-setsize', '5'));
  const before = await names();
  const asked = calls(treeCalls).length;

  await openPosition(user);
  await back();
  expect(await names()).toEqual(before);
  expect(calls(treeCalls)).toHaveLength(asked);

  // Other subordinates can still be unfolded, and folded units stay folded.
  await unfold(user, before.length - 1);
  await waitFor(() => expect(calls(treeCalls)).toHaveLength(asked + 1));
  await unfold(user, 0);
  await waitFor(async () => expect(await lines()).toHaveLength(1));
  await leave();
  await back();
  expect(await lines()).toHaveLength(1);

  await user.type(screen.getByRole('textbox', { name: '搜索单位' }), '研究所');
  await screen.findByText(/^显示 \d+ 个单位$/);
  const found = await names();
  await leave();
  await back();
  await waitFor(async () => expect(await names()).toEqual(found));
  expect(screen.getByRole('textbox', { name: '搜索单位' })).toHaveValue('研究所');

  await leave();
  act(() => history.push(root));
  await waitFor(async () => expect(await names()).toEqual(whole));
  expect(screen.getByRole('textbox', { name: '搜索单位' })).toHaveValue('');
});

test('other filters ask anew for a tree that was brought back', async () => {
  const { user, calls } = renderRoute('/searchPosition/enterprise');
  await lines();
  await leave();
  await back();
  await lines();
  const asked = calls(treeCalls).length;
  const option = await screen.findByRole('checkbox', { name: '只看报名中' });
  await user.click(option);
  await waitFor(() => expect(calls(treeCalls)).toHaveLength(asked + 1));
  await user.click(option);
  await waitFor(() => expect(calls(treeCalls)).toHaveLength(asked + 2));
});

test('facets stay folded or unfolded as they were; the list is scrolled to where it was left after an expiry had changed its address, and nobody scrolled since', async () => {
  const { user } = renderRoute(fewResults);
  const heading = async (name: string) =>
    within(await screen.findByRole('complementary', { name: '筛选条件' })).findByText(name, {
      selector: 'summary *',
    });
  const facet = async (name: string) => (await heading(name)).closest('details');
  await user.click(await heading('来源类别'));
  await user.click(await heading('地区'));
  await waitFor(async () => expect(await facet('地区')).toHaveProperty('open', false));
  // Without the expiry: tests/e2e/searchJourney.spec.ts.
  jest.replaceProperty(window, 'scrollY', 800);
  window.dispatchEvent(new Event('scroll'));
  act(() => replaceParameter('relogin', 'false'));
  const scrollTo = jest.spyOn(window, 'scrollTo');
  await openPosition(user);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await back();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 800);
  expect(await facet('来源类别')).toHaveProperty('open', true);
  expect(await facet('地区')).toHaveProperty('open', false);
});

test('on a phone the unfolded units are in their place', async () => {
  setViewport(360);
  const { user } = renderRoute(root);
  await user.click(await screen.findByText(/^单位：/));
  await lines();
  await leave();
  await back();
  expect(await tree()).toBeVisible();
});
