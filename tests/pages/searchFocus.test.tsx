import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { holdCalls } from '../helpers/brokenCalls';
import { gate } from '../helpers/gate';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults, resultRows } from '../helpers/resultRows';
import { setViewport } from '../helpers/viewport';

const list = '/searchPosition/all';
const six = `${list}?regionCode=220000`;
/** Of 25 positions. */
const twoPages = `${list}?regionCode=640000`;
const second = `${twoPages}&current=2`;

beforeEach(() => setViewport(1440));

describe('the focus of who narrows a search', () => {
  test('stays in the box while one types on a later page, and in the facet that is ticked there', async () => {
    const { user, at } = renderRoute(second);
    const box = await screen.findByRole('combobox', { name: '岗位关键词' });
    await user.type(box, '护士');
    await waitFor(() => expect(at()).not.toContain('current'));
    expect(box).toHaveFocus();
    act(() => history.push(second));
    await waitFor(() => expect(box).toHaveValue(''));
    const facets = within(await screen.findByRole('complementary', { name: '筛选条件' }));
    const option = await facets.findByRole('checkbox', { name: /^校园招聘/ });
    await user.click(option);
    await waitFor(() => expect(at()).toBe(`${twoPages}&recruitType=campus`));
    expect(option).toHaveFocus();
  });

  test('stays in the box of the enterprises while one types on a later page', async () => {
    const { user, at } = renderRoute(`${fewResults.replace('all', 'enterprise')}&unitPage=2`);
    const box = await screen.findByRole('textbox', { name: '单位名称' });
    await user.type(box, '医院');
    await waitFor(() => expect(at()).not.toContain('unitPage'));
    expect(box).toHaveFocus();
  });

  test('goes to the results when the chip that had it is taken off', async () => {
    const { user, at } = renderRoute(`${fewResults}&recruitType=campus&education=master`);
    await user.click(await screen.findByRole('button', { name: /^移除条件：招聘类型/ }));
    await waitFor(() => expect(at()).toBe(`${fewResults}&education=master`));
    expect(screen.getByRole('heading', { name: '搜索结果' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '清除全部' }));
    await waitFor(() => expect(at()).toBe(list));
    expect(screen.getByRole('heading', { name: '搜索结果' })).toHaveFocus();
  });
});

test('nothing is shown of the search that is awaited after an empty one', async () => {
  const { user, at } = renderRoute(`${list}?keyword=没有这样的岗位`);
  expect(await screen.findByText('没有符合条件的岗位')).toBeVisible();
  const slow = gate<void>();
  holdCalls('/careerrecruitment/search', () => slow.passed);
  await user.click(screen.getByRole('button', { name: '清除全部' }));
  await waitFor(() => expect(at()).toBe(list));
  expect(screen.queryByText('没有符合条件的岗位')).not.toBeInTheDocument();
  expect(screen.queryByText('目前没有发布岗位，请过些时候再来。')).not.toBeInTheDocument();
  slow.open();
  expect(await resultRows()).toHaveLength(20);
});

test('a keyword that comes into the address while the filters are open is applied with them', async () => {
  setViewport(390);
  const { user, at } = renderRoute(six);
  await user.click(await screen.findByRole('button', { name: /^筛\s?选/ }));
  const drawer = within(await screen.findByRole('dialog', { name: '筛选条件' }));
  act(() => history.push(`${six}&keyword=${encodeURIComponent('软件')}`));
  await user.click(await drawer.findByRole('checkbox', { name: /^校园招聘/ }));
  await user.click(await drawer.findByRole('button', { name: /^应用/ }));
  await waitFor(() => expect(at()).toContain('recruitType=campus'));
  expect(new URLSearchParams(history.location.search).get('keyword')).toBe('软件');
});

test('filters that are applied as they were are no step of the history', async () => {
  setViewport(390);
  const { user, at } = renderRoute(six);
  await resultRows();
  await user.click(screen.getByRole('radio', { name: '即将截止' }));
  await user.click(screen.getByRole('button', { name: /^筛\s?选/ }));
  const drawer = within(await screen.findByRole('dialog', { name: '筛选条件' }));
  await user.click(await drawer.findByRole('button', { name: /^应用，/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(async () => history.back());
  expect(at()).toBe(six);
});
