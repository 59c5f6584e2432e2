import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { compareBasket } from '@/features/positions/shared/compare/basket';
import { clearCache } from '@/request/cache';
import { examples } from '../../mock/_preview/seed/examples';
import { accessibilityErrors } from '../helpers/accessibility';
import { firstOf, present } from '../helpers/present';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults as list } from '../helpers/resultRows';
import { setViewport } from '../helpers/viewport';

const { openSocialPosition, demandingPosition, campusPosition, unlimitedPosition } = examples;
const at = () => history.location.pathname + history.location.search;
/** A list with nothing behind the comparison, which is a part of every list. */
const empty = '/recruitmentlist/recent';
const comparing = (...ids: string[]) => `${empty}?compare=${ids.join()}`;
const drawer = () => screen.findByRole('dialog', { name: '岗位对比' });
const table = async () => within(await drawer()).findByRole('table');
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const row = async (name: string) => {
  const head = within(await table()).getByRole('rowheader', { name });
  return present(head.closest('tr'));
};
const compareButtons = () => screen.findAllByRole('button', { name: /^对比：/ });

beforeEach(() => setViewport(1440));
afterEach(async () => {
  compareBasket.write([]);
  await clearCache();
});

describe('choosing positions to compare', () => {
  test('from a list into the bar, from the bar into the comparison, and back', async () => {
    const { user } = renderRoute(list);
    const [first, second] = await compareButtons();
    if (!first || !second) throw new Error('two positions are needed');
    await user.click(first);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(first).toHaveTextContent('已加入');
    expect(first).toHaveAccessibleName(/^已加入/);
    const bar = within(screen.getByRole('region', { name: '对比栏' }));
    expect(bar.getByText('对比 1/5')).toBeVisible();
    expect(bar.getByText('再选一个即可对比')).toBeVisible();
    await user.click(second);
    await user.click(await bar.findByRole('link', { name: '开始对比' }));
    await waitFor(async () => expect(await columns()).toHaveLength(3));
    expect(at()).toBe(`${list}&compare=${compareBasket.read().map(({ id }) => id)}`);
    await user.click(within(await drawer()).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(at()).toBe(list));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(first).toHaveAttribute('aria-pressed', 'true');
    const place = screen.getByRole('region', { name: '对比栏' });
    expect(await accessibilityErrors(place)).toEqual([]);
    const again = within(place);
    const chip = firstOf(again.getAllByRole('button', { name: /^移出对比/ }));
    await user.click(chip);
    expect(await again.findByText('对比 1/5')).toHaveFocus();
  });

  test('on a phone there is room for two', async () => {
    setViewport(360);
    const { user } = renderRoute(list);
    const buttons = await compareButtons();
    for (const button of buttons.slice(0, 3)) await user.click(button);
    expect(await screen.findByText('最多对比 2 个岗位，请先移除一个。')).toBeVisible();
    expect(compareBasket.read()).toHaveLength(2);
    expect(buttons[2]).toHaveAttribute('aria-pressed', 'false');
  });

  test('from the detail, which leads to the comparison', async () => {
    compareBasket.write([{ id: demandingPosition, name: '乙' }]);
    const { user } = renderRoute(`/recruitmentview/${openSocialPosition}`);
    const actions = within(await screen.findByRole('complementary', { name: '岗位操作' }));
    await user.click(actions.getByRole('button', { name: /^对比：/ }));
    await user.click(await actions.findByRole('link', { name: '查看对比（2）' }));
    await waitFor(async () => expect(await columns()).toHaveLength(3));
  });
});

describe('the comparison', () => {
  test('a visitor sees the positions row by row, and the way to sign in; taking one out changes the address and the basket; of two only the differences; the last one closes it', async () => {
    const ids = [demandingPosition, openSocialPosition, campusPosition];
    compareBasket.write([{ id: demandingPosition, name: '甲' }]);
    const { user } = renderRoute(comparing(...ids));
    expect((await columns())[0]).toBe('项目');
    // Each can be opened and taken out at one place, also out of sight, where Tab would stop again.
    expect((await table()).querySelector('.ant-table-measure-row')).toBeInTheDocument();
    const buttons = { name: /^移出对比：/, hidden: true };
    expect(within(await table()).getAllByRole('button', buttons)).toHaveLength(3);
    expect(within(await table()).getAllByRole('link', { hidden: true })).toHaveLength(3);
    const education = within(await row('学历')).getAllByRole('cell');
    await waitFor(() =>
      expect(education.slice(0, 2).map((cell) => cell.textContent)).toEqual([
        '硕士研究生及以上',
        '大学本科及以上',
      ]),
    );
    expect(within(await drawer()).getByRole('link', { name: '登录并对照' })).toHaveAttribute(
      'href',
      `/censorlogin?${new URLSearchParams({ redirect: comparing(...ids) })}`,
    );

    const takeOut = async () => {
      const all = within(await table()).getAllByRole('button', { name: /^移出对比：/ });
      await user.click(firstOf(all));
    };
    await takeOut();
    await waitFor(() => expect(at()).toBe(comparing(...ids.slice(1))));
    expect(compareBasket.read()).toEqual([]);

    const heads = async () =>
      within(await table())
        .getAllByRole('rowheader')
        .map((head) => head.textContent);
    const all = await heads();
    await user.click(screen.getByRole('checkbox', { name: '只看不同' }));
    const names = await heads();
    expect(names).toContain('招聘类型');
    expect(names).not.toContain('工作地点');
    expect(names.length).toBeLessThan(all.length);

    await takeOut();
    await waitFor(() => expect(at()).toBe(comparing(campusPosition)));
    expect(await screen.findByText('再加入一个岗位即可对比。')).toBeVisible();
    await takeOut();
    await waitFor(() => expect(at()).toBe(empty));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the résumé stands beside them, with whether each requirement is met', async () => {
    renderRoute(comparing(openSocialPosition, demandingPosition), { persona: 'complete' });
    await waitFor(async () => expect(await columns()).toContain('我的简历'));
    const [own, first, second] = within(await row('学历')).getAllByRole('cell');
    await waitFor(() => expect(own).toHaveTextContent(/^大学本科$/));
    expect(first).toHaveTextContent(/ 符合$/);
    expect(second).toHaveTextContent(/ 不符合$/);
    expect(within(await drawer()).getByText('仅供参考，以单位审核为准。')).toBeVisible();
  });

  test('an empty résumé has no column, but a way to fill it', async () => {
    renderRoute(comparing(openSocialPosition, demandingPosition), { persona: 'newcomer' });
    // Only the comparison asks for the résumé; the list below does not use it.
    expect(await screen.findByRole('link', { name: '填写简历' })).toHaveAttribute(
      'href',
      '/resumeedit/basic',
    );
    expect(await columns()).toHaveLength(3);
  });

  test('on a phone two stand side by side before the résumé, the others wait', async () => {
    setViewport(360);
    const ids = [openSocialPosition, demandingPosition, unlimitedPosition];
    const { user } = renderRoute(comparing(...ids), { persona: 'complete' });
    await waitFor(async () => expect(await columns()).toHaveLength(4));
    expect((await columns()).at(-1)).toBe('我的简历');
    const own = within(await row('学历'))
      .getAllByRole('cell')
      .at(-1);
    await waitFor(() => expect(own).toHaveTextContent(/^大学本科$/));
    expect(screen.getByText('手机上每次对比 2 个，移出一个后显示其余 1 个。')).toBeVisible();
    const first = firstOf(within(await table()).getAllByRole('button', { name: /^移出对比：/ }));
    await user.click(first);
    await waitFor(() => expect(at()).toBe(comparing(demandingPosition, unlimitedPosition)));
    expect(await columns()).toHaveLength(4);
  });

  test('gone ones are left out, and it is said when none is there; junk in the address opens nothing', async () => {
    renderRoute(comparing(openSocialPosition, '999999'));
    expect(await within(await drawer()).findByText('1 个岗位已下架，没有列出。')).toBeVisible();
    act(() => history.push(comparing('999998', '999999')));
    expect(await within(await drawer()).findByText('这些岗位已不存在')).toBeVisible();
    expect(screen.queryByText('温馨提示')).not.toBeInTheDocument();
    act(() => history.push(`${empty}?compare=%3Cscript%3E,..`));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
