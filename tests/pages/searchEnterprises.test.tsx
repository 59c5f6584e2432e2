import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { holdCalls } from '../helpers/brokenCalls';
import { choose } from '../helpers/choices';
import { gate } from '../helpers/gate';
import { giveHeights } from '../helpers/heights';
import { firstOf, present } from '../helpers/present';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { resultRows } from '../helpers/resultRows';
import { setViewport } from '../helpers/viewport';

const path = '/searchPosition/enterprise';
/** With few positions below. */
const few = `${path}?${new URLSearchParams({ keyword: '水利' })}`;
const listCalls = '/enterpriseList';
const list = async () => within(await screen.findByRole('region', { name: '招聘单位' }));
const rows = async () => (await list()).findAllByRole('article');
const results = async () => within(await screen.findByRole('region', { name: '搜索结果' }));
const at = () => history.location.pathname + history.location.search;
const numberIn = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''));
const total = async () => numberIn((await screen.findByText(/^共 [\d,]+ 个岗位$/)).textContent);
const queryOf = (url: string | undefined) =>
  Object.fromEntries(new URL(url ?? '', 'http://portal').searchParams);

beforeEach(() => {
  setViewport(1440);
  giveHeights('tree', 560, 36);
});

describe('/searchPosition/enterprise: the enterprises', () => {
  test('a page of them above the positions, each with its ways on', async () => {
    const portal = renderRoute(few, { server: '500' });
    await afterFailure(portal, '单位没有加载出来', '招聘单位');
    await portal.user.click((await results()).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1, name: '单位' })).toBeVisible();
    const found = await rows();
    expect(found).toHaveLength(6);
    const first = firstOf(found);
    const name = within(first).getByRole('heading').textContent ?? '';
    const hrefs = within(first)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toMatch(/^\/recruitment\/\d+$/);
    expect(hrefs[1]).toMatch(/^\/unitInfo\/\d+$/);
    expect(within(first).getByRole('link', { name: `筛选下方岗位：${name}` })).toBeVisible();
    expect(await resultRows()).toHaveLength(4);
    expect(
      within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', {
        name: '单位',
      }),
    ).toHaveAttribute('aria-current', 'page');
  });

  test('name, nature, industry and region narrow them; the positions’ filters stay', async () => {
    // antd's list scrolls to its option until heights settle, which those of the tree never do in jsdom.
    giveHeights('tree', 560, 0);
    const { user, calls } = renderRoute(`${few}&recruitType=campus&sort=closing`);
    await rows();
    const before = await total();
    await choose(user, '单位性质', '事业单位');
    await waitFor(() => expect(queryOf(calls(listCalls).at(-1)?.url).nature).toBe('public'));
    await choose(user, '行业', '医疗卫生');
    await choose(user, '所在地区', '河北省');
    await user.type(screen.getByRole('textbox', { name: '单位名称' }), '集团{Enter}');
    await waitFor(() =>
      expect(queryOf(calls(listCalls).at(-1)?.url)).toMatchObject({
        nature: 'public',
        industry: 'medical',
        regionCode: '130000',
        keyword: '集团',
        current: '1',
      }),
    );
    const query = new URLSearchParams(history.location.search);
    expect(Object.fromEntries(query)).toMatchObject({
      recruitType: 'campus',
      sort: 'closing',
      unitNature: 'public',
      unitIndustry: 'medical',
      unitRegion: '130000',
      unitName: '集团',
    });
    expect(await total()).toBe(before);
  });

  test('pages are in the URL, and a change of the positions’ filters keeps them', async () => {
    const { user } = renderRoute(few);
    await rows();
    const pages = within((await list()).getByRole('navigation', { name: '招聘单位的分页' }));
    await user.click(pages.getByRole('link', { name: '第 2 页' }));
    expect(at()).toBe(few.replace('?', '?unitPage=2&'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: '招聘单位' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('checkbox', { name: '只看报名中' }));
    await waitFor(() => expect(at()).toBe(`${few}&state=open&unitPage=2`));
  });

  test('narrows the positions below to one, and takes it off again', async () => {
    const { user } = renderRoute(`${path}?unitPage=2`);
    const first = firstOf(await rows());
    await user.click(within(first).getByRole('link', { name: /^筛选下方岗位：/ }));
    await waitFor(() => expect(at()).toMatch(/\?enterpriseId=\d+&state=open&unitPage=2$/));
    // As many as the row says: it counts open positions.
    const count = numberIn(within(first).getByText(/个在招岗位$/).textContent);
    await waitFor(async () => expect(await total()).toBe(count));
    const [again] = await rows();
    const chosen = within(again ?? first).getByRole('link', { name: /^已筛选：/ });
    await waitFor(() => expect(chosen).toHaveAttribute('aria-current', 'true'));
    await user.click(chosen);
    await waitFor(() => expect(at()).toBe(`${path}?unitPage=2`));
  });

  test('taking it off keeps the open positions that were chosen before it', async () => {
    const { user, at } = renderRoute(`${few}&state=open`);
    const first = firstOf(await rows());
    await user.click(within(first).getByRole('link', { name: /^筛选下方岗位：/ }));
    await waitFor(() => expect(at()).toMatch(/&enterpriseId=\d+&state=open$/));
    await user.click(await (await list()).findByRole('link', { name: /^已筛选：/ }));
    await waitFor(() => expect(at()).toBe(`${few}&state=open`));
  });

  test('no enterprise meets the filters: they can be cleared', async () => {
    const { user } = renderRoute(`${few}&sort=closing&unitName=没有这个单位`);
    await user.click(await screen.findByRole('link', { name: '清除单位条件' }));
    expect(await rows()).toHaveLength(6);
    expect(at()).toBe(`${few}&sort=closing`);
  });
});

describe('/searchPosition: the filter by unit', () => {
  const tree = () => screen.findByRole('tree', { name: '单位' });
  const items = async () => within(await tree()).findAllByRole('treeitem');

  test('a unit of the tree narrows the results; again takes it off; a double click on it, or on the way to its positions, chooses it once', async () => {
    const { user, calls } = renderRoute(path);
    const first = firstOf(await items());
    const name = first.querySelector('[lang]')?.textContent ?? '';
    const asked = calls('/searchEnterpriseTree').length;
    await user.dblClick(first);
    await waitFor(() => expect(at()).toMatch(/\?enterpriseId=\d+$/));
    expect(await screen.findByRole('button', { name: `移除条件：单位 ${name}` })).toBeVisible();
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    expect(first).toHaveFocus();
    expect(calls('/searchEnterpriseTree')).toHaveLength(asked);
    await waitFor(async () => expect(await total()).toBeLessThan(3000));
    const narrowed = await total();
    await user.click(screen.getByRole('checkbox', { name: /^只看本级/ }));
    await waitFor(async () => expect(await total()).toBeLessThan(narrowed));
    const other = present((await list()).getAllByRole('link', { name: /^筛选下方岗位/ })[1]);
    await user.dblClick(other);
    await waitFor(() => expect(other).toHaveAttribute('aria-current', 'true'));
    await user.click(first);
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await user.click(first);
    await waitFor(() => expect(at()).not.toContain('enterpriseId'));
  });

  test('other filters count the units anew and leave open what is open', async () => {
    const { user, calls } = renderRoute(path);
    const [first] = await items();
    const fold = first?.querySelector('[data-twist]');
    if (!first || !fold) throw new Error('No unit can be unfolded');
    await user.click(fold);
    await waitFor(async () => expect((await items())[1]).toHaveAttribute('aria-level', '2'));
    const before = first.textContent;
    await user.click(screen.getByRole('checkbox', { name: '只看报名中' }));
    await waitFor(() =>
      expect(queryOf(calls('/searchEnterpriseTree').at(-1)?.url)).toMatchObject({
        state: 'open',
      }),
    );
    await waitFor(async () => expect((await items())[0]?.textContent).not.toBe(before));
    await waitFor(async () => expect((await items())[1]).toHaveAttribute('aria-level', '2'));
    await waitFor(async () => expect((await items())[1]).toHaveAttribute('aria-setsize', '4'));
  });

  test('a unit unfolded while the units are counted anew shows its subordinates', async () => {
    const { user, calls } = renderRoute(path);
    const [first] = await items();
    const fold = first?.querySelector('[data-twist]');
    if (!first || !fold) throw new Error('No unit can be unfolded');
    const count = gate<void>();
    const below = gate<void>();
    holdCalls('/searchEnterpriseTree', ({ parentId }) => (parentId ? below : count).passed);
    await user.click(screen.getByRole('checkbox', { name: '只看报名中' }));
    await waitFor(() => expect(at()).toBe(`${path}?state=open`));
    await user.click(fold);
    await waitFor(async () => expect((await items())[1]).toHaveTextContent('正在加载'));
    const before = first.textContent;
    count.open();
    await waitFor(async () => expect((await items())[0]?.textContent).not.toBe(before));
    below.open();
    await waitFor(async () => expect((await items())[1]).toHaveAttribute('aria-setsize', '4'));
    expect(calls('parentId=')).toHaveLength(1);
  });
});
