import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { compareBasket } from '@/features/positions/shared/compare/basket';
import { candidateOf } from '../../mock/_preview/candidates';
import { positionId } from '../../mock/_preview/seed/positions';
import { storeOf } from '../../mock/_preview/store';
import { choose as chooseFrom } from '../helpers/choices';
import { firstOf, present } from '../helpers/present';
import { afterFailure, type Mounted, type RouteOptions, renderRoute } from '../helpers/renderRoute';
import { fewResults, resultRows } from '../helpers/resultRows';

afterEach(() => compareBasket.write([]));

const path = '/user/collections';
const open = (options: RouteOptions = {}) =>
  renderRoute(path, { persona: 'deliveries', ...options });
const list = () => screen.findByRole('region', { name: '收藏的岗位' });
const rows = async () => within(await list()).findAllByRole('article');
const nameOf = (row: HTMLElement | undefined) =>
  (row && within(row).getByRole('heading').textContent) ?? '';
const names = async () => (await rows()).map(nameOf);
const boxes = async () => within(await list()).getAllByRole('checkbox', { name: /^选择/ });
const removals = ({ calls }: Mounted) => calls('/collect/removeCareer');

/** Collects the first positions of the server's table, the last one first. */
function collect({ space }: Mounted, count: number): void {
  candidateOf(storeOf(space), 'deliveries').collected = Array.from({ length: count }, (_, row) => ({
    positionId: positionId(row),
    at: `2026-11-01T10:${String(59 - row).padStart(2, '0')}:00+08:00`,
  }));
}

async function choose({ user }: Mounted, ...places: number[]): Promise<void> {
  for (const place of places) {
    const box = present((await boxes())[place]);
    await user.click(box);
  }
}

describe('/user/collections', () => {
  test('shows them by deadline, the closed one last and in words; its own button takes one off and brings it back', async () => {
    const portal = await afterFailure(open({ server: '500' }), '收藏没有加载出来');
    const shown = await rows();
    expect(shown).toHaveLength(6);
    expect(screen.getByText('共 6 个岗位')).toBeVisible();
    const [first, last] = [shown[0], shown.at(-1)];
    if (!first || !last) throw new Error('No rows');
    expect(within(first).getByText(/截止$/)).toBeVisible();
    expect(within(last).getByText(/已截止|已结束/)).toBeVisible();
    expect(portal.calls('/collect/getCareer')[0]?.url).toContain('sort=closing');
    expect(document.title).toContain('我的收藏');
    await portal.user.click(within(first).getByRole('button', { name: /^已收藏/, pressed: true }));
    await waitFor(() => expect(removals(portal)).toHaveLength(1));
    const star = await within(first).findByRole('button', { name: /^收藏/, pressed: false });
    await waitFor(() => expect(star).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText('共 5 个岗位')).toBeVisible();
    await portal.user.click(star);
    expect(
      await within(first).findByRole('button', { name: /^已收藏/, pressed: true }),
    ).toBeVisible();
    expect(await screen.findByText('共 6 个岗位')).toBeVisible();
  });

  test('none: what this is, and where to find some', async () => {
    open({ persona: 'newcomer' });
    expect(await screen.findByText('您还没有收藏岗位')).toBeVisible();
    expect(screen.getByRole('link', { name: '去搜索岗位' })).toHaveAttribute(
      'href',
      '/searchPosition/all',
    );
  });

  test('pages are addresses; one that does not exist leads to the first', async () => {
    const portal = renderRoute(`${path}?current=2`, { persona: 'deliveries' });
    collect(portal, 25);
    expect(await rows()).toHaveLength(5);
    act(() => history.push(`${path}?current=9`));
    await portal.user.click(await screen.findByRole('link', { name: '回到第 1 页' }));
    await waitFor(async () => expect(await rows()).toHaveLength(20));
    expect(portal.at()).toBe(path);
  });
});

describe('taking positions off', () => {
  test('several at once with one call, and undone in their old order, also after an undo that failed', async () => {
    const portal = open();
    await chooseFrom(portal.user, '排序', '按收藏时间');
    await waitFor(() => expect(portal.at()).toContain('sort=collected'));
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    expect(await screen.findByText('共 6 个岗位')).toBeVisible();
    const before = await names();
    await choose(portal, 0, 1);
    expect(screen.getByText('已选 2 个')).toBeVisible();
    await portal.user.dblClick(screen.getByRole('button', { name: '移除所选' }));
    await waitFor(async () => expect(await names()).toEqual(before.slice(2)));
    expect(removals(portal)).toHaveLength(1);
    expect(screen.getByText('已移除 2 个岗位。').closest('[role="status"]')).toHaveFocus();
    expect(await screen.findByText('共 4 个岗位')).toBeVisible();

    portal.setServer('down');
    await portal.user.click(screen.getByRole('button', { name: '撤销移除' }));
    await screen.findByText('收藏没有加载出来');
    portal.setServer('normal');
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await portal.user.click(await screen.findByRole('button', { name: '撤销移除' }));
    await waitFor(async () => expect(await names()).toEqual(before));
    expect(screen.getByText('已恢复收藏。').parentElement).toHaveFocus();
  });

  test('all of the page, by keyboard alone, and the way back stays when none is left', async () => {
    const portal = open();
    await rows();
    const all = screen.getByRole('checkbox', { name: '全选本页' });
    all.focus();
    await portal.user.keyboard(' ');
    expect((await boxes()).every((box) => box instanceof HTMLInputElement && box.checked)).toBe(
      true,
    );
    await portal.user.tab();
    expect(screen.getByRole('button', { name: '移除所选' })).toHaveFocus();
    await portal.user.keyboard('{Enter}');
    expect(await screen.findByText('您还没有收藏岗位')).toBeVisible();
    await portal.user.tab();
    expect(screen.getByRole('button', { name: '撤销移除' })).toHaveFocus();
    await portal.user.keyboard('{Enter}');
    await waitFor(async () => expect(await rows()).toHaveLength(6));
  });

  test('the server fails: nothing is removed, the choice stays; an answer that got lost: what is gone is shown, with the way back', async () => {
    const portal = open();
    await rows();
    await choose(portal, 0);
    portal.setServer('500');
    await portal.user.click(screen.getByRole('button', { name: '移除所选' }));
    await waitFor(() => expect(removals(portal)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /移除所选/ })).not.toHaveClass('ant-btn-loading'),
    );
    expect(await rows()).toHaveLength(6);
    expect(screen.getByText('已选 1 个')).toBeVisible();
    expect(screen.queryByText(/已移除/)).not.toBeInTheDocument();
    await choose(portal, 1);
    portal.setServer('lost');
    await portal.user.click(screen.getByRole('button', { name: '移除所选' }));
    expect(await screen.findByRole('button', { name: '撤销移除' })).toBeVisible();
    portal.setServer('normal');
    await portal.user.click(screen.getByRole('button', { name: '撤销移除' }));
    await waitFor(async () => expect(await rows()).toHaveLength(6));
  });

  test('the answer to a removal got lost: a list in which it was collected just before no longer shows it as collected', async () => {
    const portal = renderRoute(fewResults, { persona: 'deliveries' });
    const first = async () => within(firstOf(await resultRows()));
    await portal.user.click((await first()).getByRole('button', { name: /^收藏/ }));
    expect(await (await first()).findByRole('button', { name: /^已收藏/ })).toBeVisible();
    act(() => history.push(`${path}?sort=collected`));
    await rows();
    await choose(portal, 0);
    portal.setServer('lost');
    await portal.user.click(screen.getByRole('button', { name: '移除所选' }));
    expect(await screen.findByRole('button', { name: '撤销移除' })).toBeVisible();
    portal.setServer('normal');
    act(() => history.push(fewResults));
    expect(await (await first()).findByRole('button', { name: /^收藏/ })).toBeVisible();
  });
});
