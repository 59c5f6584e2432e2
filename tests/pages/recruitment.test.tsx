import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import type { EnterpriseDetail, EnterpriseNode } from '@/services/types';
import { accessibilityErrors } from '../helpers/accessibility';
import { changeData } from '../helpers/brokenCalls';
import { giveHeights } from '../helpers/heights';
import { present } from '../helpers/present';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const root = '/recruitment/10001';
const treeCalls = '/searchEnterpriseTree';
const listCalls = '/careerrecruitment/search?';

const tree = () => screen.findByRole('tree', { name: '单位树' });
const items = async () => within(await tree()).findAllByRole('treeitem');
const item = async (name: string | RegExp) =>
  within(await tree()).findByRole('treeitem', { name, selected: undefined });
const nameOf = (element: Element | undefined) => element?.querySelector('[lang]')?.textContent;

/** The line with this index among those in view. */
async function line(index: number): Promise<HTMLElement> {
  return present((await items())[index]);
}

/** jsdom puts a space after a name that stands in an element of its own. */
const positionsOf = (name: string | null | undefined) => new RegExp(`^${name} ?的岗位$`);

const queryOf = (url: string | undefined) =>
  Object.fromEntries(new URL(url ?? '', 'http://portal').searchParams);

beforeEach(() => {
  setViewport(1280);
  giveHeights('tree', 560, 36);
});

describe('/recruitment/{id}', () => {
  test('a unit that is its own parent stands in the tree once, with the units below it, and names no superior', async () => {
    renderRoute(root);
    changeData<EnterpriseDetail>('/searchIntroduce', (unit) => ({
      ...unit,
      parent: { id: unit.id, name: unit.name },
    }));
    changeData<EnterpriseNode[]>('/searchEnterpriseTree', ([first]) =>
      first ? [{ ...first, hasChildren: true, children: [first] }] : [],
    );
    await screen.findByRole('region', { name: /的岗位$/ });
    const [top, ...below] = (await items()).map(nameOf);
    expect(below).not.toHaveLength(0);
    expect(below).not.toContain(top);
    expect(screen.queryByRole('navigation', { name: '所在位置' })).not.toBeInTheDocument();
  });

  test('introduces the enterprise; all of it comes first in the tree and is chosen', async () => {
    const { calls } = await afterFailure(
      renderRoute(root, { server: '500' }),
      '单位信息没有加载出来',
    );
    const about = within(await screen.findByRole('region', { name: '单位介绍' }));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(about.getByRole('link', { name: '单位介绍' })).toHaveAttribute(
      'href',
      '/unitInfo/10001',
    );

    const [first, second] = await items();
    expect(nameOf(first)).toBe(heading.textContent);
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(first).toHaveAttribute('aria-level', '1');
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(second).toMatchObject({ tabIndex: -1 });
    expect(second).toHaveAttribute('aria-level', '2');
    expect(second).toHaveAttribute('aria-posinset', '1');
    expect(second).toHaveAttribute('aria-setsize', '4');
    expect(first).toHaveAccessibleName(/本级 \d+ 个岗位，含下属共 \d+ 个/);

    await screen.findByRole('region', { name: positionsOf(heading.textContent) });
    expect(queryOf(calls(treeCalls)[0]?.url)).toEqual({ rootId: '10001', state: 'open' });
    expect(queryOf(calls(listCalls)[0]?.url)).toMatchObject({
      enterpriseId: '10001',
      scope: 'all',
      state: 'open',
    });
  });

  test('choosing a unit: in the URL, focus and tree stay, Back undoes it', async () => {
    const { user, at, calls } = renderRoute(`${root}?sort=closing`);
    const branch = await line(1);
    const name = nameOf(branch) ?? '';
    const before = calls('').length;
    await user.click(branch);
    await waitFor(() => expect(at()).toBe(`${root}/10002?sort=closing`));
    expect(await screen.findByRole('region', { name: positionsOf(name) })).toBeVisible();
    expect(branch).toHaveFocus();
    expect(branch.isConnected).toBe(true);
    expect(branch).toHaveAttribute('aria-selected', 'true');
    const asked = calls('')
      .slice(before)
      .map(({ url }) => url);
    expect(asked.filter((url) => !url.includes(listCalls))).toEqual([]);

    act(() => history.back());
    await waitFor(() => expect(at()).toBe(`${root}?sort=closing`));
    await waitFor(() => expect(branch).toHaveAttribute('aria-selected', 'false'));
  });

  test('* unfolds all beside it; letters go to the name that begins with their pinyin', async () => {
    const { user } = renderRoute(root);
    const second = await line(1);
    act(() => second.focus());
    await user.keyboard('*');
    await waitFor(async () =>
      expect(
        (await items()).filter((one) => one.getAttribute('aria-level') === '3').length,
      ).toBeGreaterThan(9),
    );
    const target = (await items()).at(-1);
    const name = nameOf(target) ?? '';
    const { default: pinyin } = await import('pinyin-match');
    const letter = [...'abcdefghjklmnopqrstwxyz'].find((one) => {
      const match = pinyin.match(name, one);
      return Array.isArray(match) && match[0] === 0;
    });
    if (!letter) throw new Error(`${name} has no pinyin`);
    await user.keyboard(letter);
    await waitFor(() => {
      expect(document.activeElement).not.toBe(second);
      const begins = pinyin.match(nameOf(document.activeElement ?? undefined) ?? '', letter);
      expect(Array.isArray(begins) && begins[0]).toBe(0);
    });
  });

  test('search inside: matches are marked below those above them; clearing brings the tree back', async () => {
    const { user, calls } = renderRoute(root);
    const before = (await items()).length;
    const box = screen.getByRole('textbox', { name: '搜索单位' });
    await user.type(box, '研究所');
    await waitFor(() => expect(screen.getByText(/^显示 \d+ 个单位$/)).toBeVisible());
    const found = await items();
    expect(found[0]).toHaveAttribute('aria-level', '1');
    const marked = found.filter((one) => one.querySelector('mark')?.textContent === '研究所');
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.every((one) => one.getAttribute('aria-level') === '3')).toBe(true);
    // One call for the whole word, not one for each key.
    expect(calls(treeCalls).map(({ url }) => queryOf(url).keyword)).toEqual([undefined, '研究所']);
    expect(await accessibilityErrors(await tree())).toEqual([]);

    await user.clear(box);
    await user.type(box, '没有这个单位');
    expect(await screen.findByText('没有名称相符的单位')).toBeVisible();
    await user.clear(box);
    await waitFor(async () => expect(await items()).toHaveLength(before));
  });
});

// A deep unit in the URL: tests/e2e/unitTreeByKeyboard.spec.ts.

describe('/recruitment: what can go wrong', () => {
  test('subordinates that do not come are reported in their place, and come on a press', async () => {
    const { user, setServer } = renderRoute(root);
    const branch = await line(1);
    const fold = present(branch.querySelector('[data-twist]'));
    setServer('500');
    await user.click(fold);
    const retry = await item('下属单位没有加载出来，重试');
    setServer('normal');
    await user.click(retry);
    await waitFor(async () => expect(await line(2)).toHaveAttribute('aria-level', '3'));
    await waitFor(async () => expect(await line(2)).toHaveAttribute('aria-setsize', '5'));
    expect(history.location.pathname).toBe(root);
  });

  test('nothing is published: the tree and the list say so', async () => {
    renderRoute(root, { server: 'empty' });
    expect(await screen.findByText('没有单位')).toBeVisible();
    expect(await screen.findByText('目前没有在招的岗位')).toBeVisible();
  });
});
