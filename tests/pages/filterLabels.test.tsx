import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { breakCalls, holdCalls } from '../helpers/brokenCalls';
import { gate } from '../helpers/gate';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const path = '/searchPosition/all?regionCode=110000&majorCode=080902';
const conditions = '/searchconditions';
const chips = async () => within(await screen.findByRole('list', { name: '已选条件' }));
const labels = async () =>
  (await chips())
    .getAllByRole('button', { name: /^移除条件：/ })
    .map((chip) => chip.getAttribute('aria-label')?.replace('移除条件：', ''));
const suggestedName = async (user: ReturnType<typeof renderRoute>['user']) => {
  await user.click(await screen.findByRole('button', { name: '保存这次搜索' }));
  return screen.findByRole('textbox', { name: '名称' });
};

beforeEach(() => setViewport(1440));

test('while one asks for the facets again, their failure stays', async () => {
  const { user, setServer } = renderRoute(path, { server: '500' });
  const facets = within(await screen.findByRole('complementary', { name: '筛选条件' }));
  const retry = await facets.findByRole('button', { name: '重试' });
  setServer('normal');
  const slow = gate<void>();
  holdCalls(conditions, () => slow.passed);
  await user.click(retry);
  expect(retry).toBeDisabled();
  slow.open();
  expect(await facets.findByText('来源类别')).toBeVisible();
});

describe('the chips of a search from a link', () => {
  test('say no code while the facets load; then one that no facet knows', async () => {
    const { user } = renderRoute(path);
    const slow = gate<void>();
    holdCalls(conditions, () => slow.passed);
    expect(await labels()).toEqual(['地区 …', '专业 …']);
    expect(await suggestedName(user)).toHaveValue('岗位');
    slow.open();
    await waitFor(async () => expect(await labels()).toEqual(['地区 北京市', '专业 软件工程']));
    act(() => history.push('/searchPosition/all?regionCode=990000'));
    await waitFor(async () => expect(await labels()).toEqual(['地区 990000']));
  });

  test('say no code when nothing that knows the names comes', async () => {
    renderRoute('/searchPosition/all?regionCode=990000&majorCode=990000');
    breakCalls(conditions);
    expect(await screen.findByText('筛选条件没有加载出来')).toBeVisible();
    expect(await labels()).toEqual(['地区 …', '专业 …']);
  });
});
