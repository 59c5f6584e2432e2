import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults, resultRows } from '../helpers/resultRows';
import { setViewport } from '../helpers/viewport';

const conditionCalls = '/searchconditions';
const searchCalls = '/careerrecruitment/search?';
const results = () => screen.findByRole('region', { name: '搜索结果' });
const rows = resultRows;
const facets = () => screen.findByRole('complementary', { name: '筛选条件' });
const count = () => screen.findByText(/^共 [\d,]+ 个岗位$/);
const numberIn = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''));
const total = async () => numberIn((await count()).textContent);
/** A region with few positions, and one with six. */
const region = '/searchPosition/all?regionCode=540000';
const six = '/searchPosition/all?regionCode=220000';
const at = () => history.location.pathname + history.location.search;
const back = () => act(async () => history.back());

beforeEach(() => setViewport(1440));

describe('/searchPosition: finding', () => {
  test('what fails says so and comes at a press: positions, their count and every facet', async () => {
    const { user, calls, setServer } = renderRoute(six, { server: '500' });
    expect(await screen.findByRole('heading', { level: 1, name: '岗位' })).toBeVisible();
    const failed = [
      ['岗位没有加载出来', within(await results())],
      ['筛选条件没有加载出来', within(await facets())],
    ] as const;
    for (const [words, part] of failed) expect(await part.findByText(words)).toBeVisible();
    setServer('normal');
    for (const [, part] of failed) await user.click(part.getByRole('button', { name: '重试' }));
    expect(await rows()).toHaveLength(6);
    expect(screen.queryByRole('region', { name: '招聘单位' })).not.toBeInTheDocument();
    expect(calls('/enterpriseList')).toEqual([]);
    expect(await total()).toBe(6);
    const panel = within(await facets());
    for (const name of [
      '单位',
      '地区',
      '岗位类别',
      '招聘类型',
      '学历',
      '专业',
      '来源类别',
      '发布时间',
      '截止时间',
    ]) {
      expect(await panel.findByText(name, { selector: 'summary *' })).toBeVisible();
    }
    expect(document.title).toContain('岗位');
  });

  test('a facet stays open when its last value is taken off, and opens when one is put on elsewhere', async () => {
    const { user } = renderRoute(fewResults);
    const heading = async () =>
      within(await facets()).findByText('来源类别', { selector: 'summary *' });
    const facet = async () => (await heading()).closest('details');
    expect(await facet()).toHaveProperty('open', false);
    await user.click(await heading());
    const option = await within(await facets()).findByRole('checkbox', { name: /^退役军人/ });
    await user.click(option);
    await screen.findByRole('button', { name: '移除条件：来源类别 退役军人' });
    await user.click(option);
    await waitFor(() => expect(at()).toBe(fewResults));
    expect(await facet()).toHaveProperty('open', true);

    await user.click(await heading());
    await waitFor(async () => expect(await facet()).toHaveProperty('open', false));
    act(() => history.push(`${fewResults}&source=veteran`));
    await waitFor(async () => expect(await facet()).toHaveProperty('open', true));
  });

  test('a facet narrows to its count; OR inside it, AND across; chips and 清除全部 take it off', async () => {
    const { user } = renderRoute(region);
    await rows();
    const option = await within(await facets()).findByRole('checkbox', { name: /^校园招聘/ });
    const campus = numberIn(option.closest('label')?.querySelector('.visuallyHidden')?.textContent);
    await user.click(option);
    await waitFor(async () => expect(await total()).toBe(campus));
    expect(at()).toBe(`${region}&recruitType=campus`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('校园招聘岗位');
    await user.click(await within(await facets()).findByRole('checkbox', { name: /^实习招聘/ }));
    await waitFor(async () => expect(await total()).toBeGreaterThan(campus));
    const both = await total();
    await user.click(within(await facets()).getByRole('checkbox', { name: /^大学专科/ }));
    await waitFor(async () => expect(await total()).toBeLessThan(both));
    expect(at()).toBe(`${region}&recruitType=campus&recruitType=intern&education=college`);
    await user.click(screen.getByRole('button', { name: '移除条件：招聘类型 校园招聘' }));
    await waitFor(() => expect(at()).toBe(`${region}&recruitType=intern&education=college`));
    await user.click(screen.getByRole('button', { name: '清除全部' }));
    await waitFor(() => expect(at()).toBe('/searchPosition/all'));
  });

  test('the keyword is searched for when typing rests, in one call and one step of the history; Enter searches at once; the cross empties the box', async () => {
    const { user, calls } = renderRoute(`${region}&sort=closing`);
    await rows();
    const inRegion = await total();
    const before = calls(searchCalls).length;
    const keyword = () => new URLSearchParams(history.location.search).get('keyword');
    const box = screen.getByRole('combobox', { name: '岗位关键词' });
    await user.type(box, '工程师');
    await waitFor(() => expect(at()).toContain('keyword='));
    await waitFor(async () => expect(await total()).toBeLessThan(inRegion));
    expect(calls(searchCalls)).toHaveLength(before + 1);
    await user.clear(box);
    await user.type(box, '没有这样的岗位');
    await waitFor(() => expect(keyword()).toBe('没有这样的岗位'));
    await back();
    expect(at()).toBe(`${region}&sort=closing`);
    await waitFor(() => expect(box).toHaveValue(''));

    await user.type(box, '护士{Enter}');
    expect(keyword()).toBe('护士');
    expect(at()).toContain('sort=closing');
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(at()).toBe(`${region}&sort=closing`);
    expect(box).toHaveFocus();
  });

  test('sort, only open ones and table are in the URL, and Back undoes each', async () => {
    const { user } = renderRoute(six);
    await rows();
    await user.click(screen.getByRole('radio', { name: '即将截止' }));
    await user.click(screen.getByRole('checkbox', { name: '只看报名中' }));
    await waitFor(() => expect(at()).toBe(`${six}&state=open&sort=closing`));
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    const listed = (await rows()).map((row) => within(row).getByRole('heading').textContent);
    await user.click(screen.getByRole('radio', { name: '表格' }));
    const table = await screen.findByRole('table');
    const named = within(table).getAllByRole('rowheader');
    expect(named.map(({ textContent }) => textContent)).toEqual(listed);
    expect(within(table).getAllByRole('link', { name: /^在新标签页打开/ })).toHaveLength(5);
    expect(at()).toBe(`${six}&state=open&sort=closing&view=table`);
    await back();
    expect(at()).toBe(`${six}&state=open&sort=closing`);
    expect(await rows()).toHaveLength(5);
    await back();
    expect(at()).toBe(`${six}&sort=closing`);
  });

  test('/searchPosition/intern presets the type, which comes off', async () => {
    const { user, calls } = renderRoute('/searchPosition/intern?regionCode=220000');
    expect(await screen.findByRole('heading', { level: 1, name: '实习岗位' })).toBeVisible();
    await rows();
    expect(calls(searchCalls)[0]?.url).toContain('recruitType=intern');
    await user.click(await screen.findByRole('button', { name: /^移除条件：招聘类型/ }));
    await waitFor(() =>
      expect(at()).toBe('/searchPosition/intern?regionCode=220000&recruitType=any'),
    );
    await waitFor(async () => expect(await total()).toBe(6));
  });

  test('/searchPosition/region and /searchPosition/category open with their facets', async () => {
    renderRoute('/searchPosition/region');
    for (const [type, title] of [
      ['region', '地区'],
      ['category', '岗位类别'],
    ]) {
      act(() => history.push(`/searchPosition/${type}`));
      const summary = await within(await facets()).findByText(title ?? '', {
        selector: 'summary *',
      });
      await waitFor(() => expect(summary.closest('details')).toHaveProperty('open', true));
    }
  });
});

describe('/searchPosition: what can go wrong', () => {
  test('a page that does not exist leads back to the first, which leads on, and Back undoes that; no result says how many there would be without each filter; so does nothing that is published', async () => {
    const twoPages = '/searchPosition/all?regionCode=640000';
    const { user, setServer } = renderRoute(`${twoPages}&current=9999`);
    await user.click(await screen.findByRole('link', { name: '回到第 1 页' }));
    expect(await rows()).toHaveLength(20);
    expect(at()).toBe(twoPages);
    await user.click(screen.getByRole('link', { name: '第 2 页' }));
    expect(at()).toBe(`${twoPages}&current=2`);
    await waitFor(() => expect(screen.getByRole('heading', { name: '搜索结果' })).toHaveFocus());
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    await back();
    expect(at()).toBe(twoPages);
    act(() => history.push(`${six}&keyword=没有这样的岗位&recruitType=campus`));
    await user.click(await screen.findByRole('link', { name: /^不限关键词：[\d,]+ 个岗位$/ }));
    expect(await rows()).not.toHaveLength(0);
    expect(at()).toBe(`${six}&recruitType=campus`);
    setServer('empty');
    act(() => history.push('/searchPosition/all'));
    expect(await screen.findByText('没有符合条件的岗位')).toBeVisible();
    expect(screen.getByText('目前没有发布岗位，请过些时候再来。')).toBeVisible();
  });
});

describe('/searchPosition: collecting', () => {
  test('at once, and twice quickly is one choice', async () => {
    const { user, calls } = renderRoute(fewResults, { persona: 'newcomer' });
    const [row] = await rows();
    if (!row) throw new Error('No position is shown');
    const button = within(row).getByRole('button', { name: /^收藏：/ });
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(button).toHaveTextContent('已收藏');
    // The visible text is part of the name (WCAG 2.5.3).
    expect(button).toHaveAccessibleName(/^已收藏：/);
    expect(calls('/collect/')).toHaveLength(1);
    await user.click(button);
    await waitFor(() => expect(calls('/collect/removeCareer')).toHaveLength(1));
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('/searchPosition on a phone', () => {
  beforeEach(() => setViewport(360));

  test('filters are chosen in a drawer and applied at once, with the number they lead to', async () => {
    const { user, calls } = renderRoute(`${region}&view=table`);
    expect(await rows()).toHaveLength(17);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const searches = calls(searchCalls).length;
    await user.click(screen.getByRole('button', { name: '筛选（1）' }));
    const drawer = within(await screen.findByRole('dialog', { name: '筛选条件' }));
    expect(drawer.getByRole('button', { name: '应用，查看 17 个岗位' })).toBeVisible();
    await user.click(await drawer.findByRole('checkbox', { name: /^实习招聘/ }));
    const apply = await drawer.findByRole('button', {
      name: /^应用，查看 (?!17 )[\d,]+ 个岗位$/,
    });
    const wanted = numberIn(apply.textContent);
    expect(calls(searchCalls)).toHaveLength(searches);
    // Names that the search's answer has are not read by another call.
    expect(calls(conditionCalls)).toHaveLength(2);
    await user.click(apply);
    await waitFor(async () => expect(await total()).toBe(wanted));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(at()).toBe(`${region}&recruitType=intern&view=table`);
  });
});
