import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { rememberViewed } from '@/features/positions/shared/recent';
import type { Position, PositionPage } from '@/services/types';
import { accessibilityErrors } from '../helpers/accessibility';
import { changeData } from '../helpers/brokenCalls';
import { choose } from '../helpers/choices';
import { firstOf } from '../helpers/present';
import { afterFailure, renderRoute } from '../helpers/renderRoute';

const searchCalls = '/careerrecruitment/search?';
const savedCalls = '/collect/getCareer';
const rows = (name: string) =>
  within(screen.getByRole('region', { name })).findAllByRole('article');
const titles = async (name: string) =>
  (await rows(name)).map((row) => within(row).getByRole('heading').textContent);
const queryOf = (url: string | undefined) => new URL(url ?? '', 'http://portal').searchParams;
const at = () => history.location.pathname + history.location.search;

describe('/recruitmentlist/{src}: types of recruitment', () => {
  test('a type has its open positions alone', async () => {
    const [src, title] = ['social', '社会招聘'];
    const { calls } = renderRoute(`/recruitmentlist/${src}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const found = await rows(title);
    expect(found).toHaveLength(20);
    for (const row of found) expect(row).toHaveTextContent(title);
    expect(screen.getByText(/^共 [\d,]+ 个在招岗位$/)).toBeVisible();
    const asked = queryOf(calls(searchCalls)[0]?.url);
    expect(asked.get('state')).toBe('open');
    expect(asked.getAll('recruitType')).toEqual([src]);
  });

  test('order and page are in the URL; the detail leads back to exactly that', async () => {
    const { user } = renderRoute('/recruitmentlist/campus');
    await screen.findByRole('region', { name: '校园招聘' });
    await rows('校园招聘');
    await choose(user, '排序', '即将截止');
    await waitFor(() => expect(at()).toBe('/recruitmentlist/campus?sort=closing'));
    await user.click(await screen.findByRole('link', { name: '第 2 页' }));
    expect(at()).toBe('/recruitmentlist/campus?sort=closing&current=2');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: '校园招聘' })).toHaveFocus(),
    );
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page'),
    );
    const row = firstOf(await rows('校园招聘'));
    await user.click(within(within(row).getByRole('heading')).getByRole('link'));
    await waitFor(() => expect(at()).toMatch(/^\/recruitmentview\/\d+\/list\//));
    await user.click(await screen.findByRole('link', { name: /返回岗位列表/ }));
    await waitFor(() => expect(at()).toBe('/recruitmentlist/campus?sort=closing&current=2'));
    expect(await rows('校园招聘')).not.toHaveLength(0);
  });

  test('the tabs lead from list to list; one where nothing is published says so', async () => {
    const { user, setServer } = await afterFailure(
      renderRoute('/recruitmentlist/social', { server: '500' }),
      '岗位没有加载出来',
    );
    expect(await rows('社会招聘')).toHaveLength(20);
    const tabs = within(await screen.findByRole('navigation', { name: '岗位列表' }));
    expect(tabs.getByRole('link', { name: '社会招聘' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: '实习招聘' }));
    expect(await screen.findByRole('heading', { level: 1, name: '实习招聘' })).toHaveFocus();
    for (const row of await rows('实习招聘')) expect(row).toHaveTextContent('实习招聘');
    setServer('empty');
    await user.click(tabs.getByRole('link', { name: '校园招聘' }));
    expect(await screen.findByText('目前没有在招的岗位')).toBeVisible();
    expect(screen.getByRole('link', { name: '去搜索岗位' })).toBeVisible();
  });
});

describe('/recruitmentlist/saved', () => {
  test('a visitor is invited to sign in and comes back', async () => {
    const { calls } = renderRoute('/recruitmentlist/saved');
    expect(await screen.findByText('登录后查看收藏的岗位')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      '/censorlogin?redirect=%2Frecruitmentlist%2Fsaved',
    );
    expect(calls(savedCalls)).toEqual([]);
  });

  test('one’s own, by either order; taking one off shows at once', async () => {
    const { user, calls } = renderRoute('/recruitmentlist/saved', { persona: 'deliveries' });
    await screen.findByRole('region', { name: '我的收藏' });
    const found = await rows('我的收藏');
    expect(queryOf(calls(savedCalls)[0]?.url).get('sort')).toBe('collected');
    await choose(user, '排序', '即将截止');
    await waitFor(() => expect(queryOf(calls(savedCalls).at(-1)?.url).get('sort')).toBe('closing'));
    await waitFor(async () => expect(await rows('我的收藏')).toHaveLength(found.length));
    const row = firstOf(await rows('我的收藏'));
    const button = within(row).getByRole('button', { name: /^已收藏：/ });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(calls('/collect/removeCareer')).toHaveLength(1));
  });

  test('none yet', async () => {
    renderRoute('/recruitmentlist/saved', { persona: 'newcomer' });
    expect(await screen.findByText('您还没有收藏岗位')).toBeVisible();
  });
});

describe('/recruitmentlist/recent', () => {
  const view = (...ids: string[]) => {
    for (const id of ids) rememberViewed(id, new Date('2026-11-21T10:00:00+08:00'));
  };

  test('what was looked at on this device, the last first, by deadline on demand; can be cleared', async () => {
    view('200003', '200001', '200002');
    const { user, calls } = renderRoute('/recruitmentlist/recent');
    await screen.findByRole('region', { name: '最近浏览' });
    const viewed = await titles('最近浏览');
    expect(viewed).toHaveLength(3);
    expect(queryOf(calls(searchCalls)[0]?.url).getAll('ids')).toEqual([
      '200002',
      '200001',
      '200003',
    ]);
    await choose(user, '排序', '即将截止');
    await waitFor(() => expect(at()).toBe('/recruitmentlist/recent?sort=closing'));
    expect([...(await titles('最近浏览'))].sort()).toEqual([...viewed].sort());
    expect(calls(searchCalls)).toHaveLength(1);

    const clear = screen.getByRole('button', { name: '清除浏览记录' });
    await user.click(clear);
    expect(await screen.findByText('您还没有浏览记录')).toBeVisible();
    expect(clear).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '最近浏览' })).toHaveFocus();
  });

  test('a server that sends at most two at once: all that was looked at is there', async () => {
    view('200003', '200001', '200002');
    renderRoute('/recruitmentlist/recent');
    let all: readonly Position[] = [];
    changeData<PositionPage>(searchCalls, (page) => {
      if (page.current === 1) all = page.list;
      const before = (page.current - 1) * 2;
      return { ...page, list: all.slice(before, before + 2), total: 3 };
    });
    await screen.findByRole('region', { name: '最近浏览' });
    expect(await titles('最近浏览')).toHaveLength(3);
  });

  test('nothing yet asks nothing of the server', async () => {
    const { calls } = renderRoute('/recruitmentlist/recent');
    expect(await screen.findByText('您还没有浏览记录')).toBeVisible();
    expect(screen.queryByRole('button', { name: '清除浏览记录' })).not.toBeInTheDocument();
    expect(screen.queryByText('排序')).not.toBeInTheDocument();
    expect(calls(searchCalls)).toEqual([]);
  });
});

describe('/recruitmentlist/{id}/{parentId}', () => {
  const path = '/recruitmentlist/10003/10002';

  test('the positions of a unit, below all its superiors', async () => {
    const { user, calls } = await afterFailure(
      renderRoute(path, { server: '500' }),
      '单位信息没有加载出来',
    );
    expect(await screen.findByRole('heading', { level: 1, name: /的岗位$/ })).toBeVisible();
    const crumbs = screen.getByRole('navigation', { name: '当前位置' });
    await waitFor(() =>
      expect(
        within(crumbs)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/searchPosition/enterprise', '/recruitment/10001', '/recruitment/10001/10002']),
    );
    await screen.findByRole('region', { name: '岗位' });
    await user.click(screen.getByRole('checkbox', { name: /^只看本级/ }));
    await waitFor(() => expect(at()).toBe(`${path}?scope=own`));
    await waitFor(() => expect(queryOf(calls(searchCalls).at(-1)?.url).get('scope')).toBe('own'));
    expect(queryOf(calls(searchCalls).at(-1)?.url).get('enterpriseId')).toBe('10003');
  });

  test.each([
    ['nobody', '/recruitmentlist/10003/99999', '网址中的上级单位不存在'],
    ['its own subordinate', '/recruitmentlist/10002/10003', /不在.+之下$/],
  ])(
    'a unit that is not under the parent in the path (%s): said, with the way to where it is',
    async (_of, wrong, words) => {
      const { user } = renderRoute(wrong);
      const note = (await screen.findByText(words)).closest('[role=status]');
      if (!(note instanceof HTMLElement)) throw new Error('It is not announced');
      expect(note).toHaveTextContent(/它现在隶属/);
      expect(await rows('岗位')).not.toHaveLength(0);
      expect(await accessibilityErrors(note)).toEqual([]);
      const [, , id] = wrong.split('/');
      await user.click(within(note).getByRole('link', { name: '按现在的隶属关系打开' }));
      const parent = id === '10003' ? '10002' : '10001';
      await waitFor(() => expect(at()).toBe(`/recruitmentlist/${id}/${parent}`));
      await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    },
  );

  test('a unit nobody knows', async () => {
    renderRoute('/recruitmentlist/99999/10002');
    expect(await screen.findByRole('heading', { name: '没有找到这个单位' })).toBeVisible();
  });
});
