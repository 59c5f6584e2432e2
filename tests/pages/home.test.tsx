import { act, screen, waitFor, within } from '@testing-library/react';
import { changeData } from '../helpers/brokenCalls';
import { choose } from '../helpers/choices';
import { renderRoute } from '../helpers/renderRoute';

const section = (name: string) => screen.findByRole('region', { name });

describe('/home', () => {
  test('shows what is open: counts, newest, closing soon, banners, employers, the flow; searches by keyword and region, among the open positions that the region counts', async () => {
    const { calls, user, at } = renderRoute('/home');
    expect(
      await screen.findByRole('heading', { name: '找到适合您的岗位', level: 1 }),
    ).toBeVisible();
    const counts = screen.getByRole('list', { name: '正在招聘' });
    expect(
      await within(counts).findByRole('link', { name: /^[\d,]+ 在招社会招聘岗位$/ }),
    ).toHaveAttribute('href', '/searchPosition/social?state=open');
    for (const name of ['最新岗位', '即将截止']) {
      const positions = within(await section(name));
      const names = await positions.findAllByRole('heading', { level: 3 });
      expect(names).toHaveLength(5);
      // The way back leads to this one of the three home pages.
      expect(
        within(names[0] as HTMLElement)
          .getByRole('link')
          .getAttribute('href'),
      ).toMatch(/^\/recruitmentview\/[^/]+\/home\/%2Fhome$/);
    }
    // Banners are words: what it is, what for and when, each a link.
    const banners = within(await section('推荐内容'));
    const links = await banners.findAllByRole('link');
    expect(links).toHaveLength(4);
    expect(links[0]?.getAttribute('href')).toMatch(/^\/notice\/./);
    expect(links[0]).toHaveTextContent(/报考条件和时间安排\d+月\d+日 \(周.\)$/);
    const abroad = links.at(-1);
    expect(abroad).toHaveAttribute('target', '_blank');
    expect(abroad?.getAttribute('rel')).toContain('noopener');
    expect(abroad).toHaveAccessibleName(/（站外链接）/);
    expect(banners.queryByRole('presentation')).not.toBeInTheDocument();
    const employers = within(await section('热门单位'));
    expect((await employers.findAllByRole('link'))[0]).toHaveTextContent(/个在招岗位/);
    const notices = within(await section('公告'));
    const [notice] = await notices.findAllByRole('heading', { level: 3 });
    expect(notice && within(notice).getByRole('link').getAttribute('href')).toMatch(
      /^\/notice\/[^/]+\/home$/,
    );
    const questions = within(await section('常见问题'));
    expect((await questions.findAllByRole('link', { name: /？$/ })).length).toBeGreaterThan(0);
    expect(within(await section('应聘流程')).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('region', { name: '待办' })).not.toBeInTheDocument();
    expect(calls('/usercenter')).toHaveLength(0);
    expect(document.title).toContain('首页');

    const search = within(screen.getByRole('search', { name: '按关键词和地区搜索岗位' }));
    await user.type(search.getByRole('combobox', { name: '关键词' }), ' 工程师 ');
    await choose(user, '地区', /^北京市/);
    await user.click(search.getByRole('button', { name: '搜索岗位' }));
    const wanted = new URLSearchParams({ keyword: '工程师', regionCode: '110000', state: 'open' });
    await waitFor(() => expect(at()).toBe(`/searchPosition/all?${wanted}`));
  });

  test('what is below the screen is fetched only when one comes near it', async () => {
    const reports: IntersectionObserverCallback[] = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
      reports.push(report);
      return { observe: () => undefined, disconnect: () => undefined } as never;
    });
    const { calls } = renderRoute('/home');
    // The headings are there, for people who navigate by headings.
    expect(await screen.findByRole('heading', { name: '正在报名的活动' })).toBeVisible();
    expect(calls('/activity/search')).toHaveLength(0);
    act(() => {
      for (const report of reports) {
        report([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    });
    await waitFor(() => expect(calls('/activity/search')).toHaveLength(1));
    jest.restoreAllMocks();
  });

  test('signed in: what waits comes first, each with its way on', async () => {
    renderRoute('/home', { persona: 'deliveries' });
    const todos = within(await section('待办'));
    const [first] = await todos.findAllByRole('link', {
      name: /^选择面试时间：为「.+」选择面试时间$/,
    });
    expect(first?.getAttribute('href')).toMatch(/^\/user\/appointments\?deliveryId=/);
    expect(todos.getByRole('link', { name: '个人中心' })).toHaveAttribute('href', '/usercenter');
    expect(todos.getByRole('link', { name: /^还有 \d 项，/ })).toHaveAttribute(
      'href',
      '/usercenter',
    );
    expect(todos.getByText('简历完整度 100%')).toBeVisible();
    expect(todos.queryByRole('link', { name: '完善简历' })).not.toBeInTheDocument();
  });

  test('signed in with a résumé that is not complete: the way to complete it; a banner with a picture of the server shows it, and keeps its place', async () => {
    renderRoute('/home', { persona: 'newcomer' });
    changeData<object[]>('getBanner', ([first]) => [{ ...first, imageFileId: 'poster' }]);
    const todos = within(await section('待办'));
    expect(await todos.findByText('简历完整度 0%')).toBeVisible();
    expect(todos.getByRole('link', { name: '完善简历' })).toHaveAttribute('href', '/ImproveResume');
    const picture = await within(await section('推荐内容')).findByRole('presentation');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '1200');
    expect(picture).toHaveAttribute('height', '360');
  });

  test('empty: each section says so', async () => {
    renderRoute('/home', { server: 'empty' });
    await waitFor(() => expect(screen.getAllByText('目前没有开放的岗位')).toHaveLength(2));
    expect(await screen.findByText('目前没有推荐的单位')).toBeVisible();
    expect(await screen.findByText('目前没有正在报名的活动')).toBeVisible();
    expect(screen.queryByRole('region', { name: '推荐内容' })).not.toBeInTheDocument();
  });

  test('the server fails: each section says what is missing and tries again; the page stands', async () => {
    const { user, setServer } = renderRoute('/home', { server: '500' });
    await waitFor(() => expect(screen.getAllByText('岗位没有加载出来')).toHaveLength(2));
    expect(await screen.findByText('招聘数量没有加载出来')).toBeVisible();
    expect(await screen.findByText('热门单位没有加载出来')).toBeVisible();
    expect(await screen.findByText('推荐内容没有加载出来')).toBeVisible();
    expect(await screen.findByText('活动没有加载出来')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '关键词' })).toBeEnabled();

    setServer('normal');
    const newest = within(await section('最新岗位'));
    await user.click(newest.getByRole('button', { name: '重试' }));
    expect(await newest.findAllByRole('heading', { level: 3 })).toHaveLength(5);
    // The other parts stay failed until their own button is pressed.
    expect(screen.getByText('热门单位没有加载出来')).toBeVisible();
  });
});
