import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';

const now = '2026-11-21T12:00:00+08:00';
const section = (name: string) => screen.findByRole('region', { name });
const november = () => screen.findByRole('table', { name: '日程，2026年11月' });

describe('/home2', () => {
  test('leads with the activities open for enrolment and the calendar of dates', async () => {
    const { user, at } = renderRoute('/home2', { now });
    expect(
      await screen.findByRole('heading', { name: '招聘活动和重要日期', level: 1 }),
    ).toBeVisible();
    const activities = within(await section('正在报名的活动'));
    const titles = await activities.findAllByRole('heading', { level: 3 });
    expect(titles).toHaveLength(4);
    expect(activities.getAllByText('报名中')).toHaveLength(4);
    const sections = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(sections.slice(0, 2)).toEqual(['正在报名的活动', '日程']);
    expect(sections).toEqual(expect.arrayContaining(['即将截止', '最新岗位', '公告', '应聘流程']));
    const [first] = titles;
    if (!first) throw new Error('No activity is shown');
    // The calendar holds activities and the dates of notices, each leading to its page.
    const table = within(await november());
    await waitFor(() => {
      const hrefs = table.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
      expect(hrefs.some((href) => href.startsWith('/applyActivity/'))).toBe(true);
      expect(hrefs.some((href) => /^\/notice\/[^/]+\/home$/.test(href))).toBe(true);
    });
    await user.click(screen.getByRole('button', { name: '下个月' }));
    const next = within(await screen.findByRole('table', { name: '日程，2026年12月' }));
    expect((await next.findAllByRole('link')).length).toBeGreaterThan(0);
    // Every section of the first home page is here, too.
    const banners = within(await section('推荐内容'));
    expect(await banners.findAllByRole('link')).toHaveLength(4);
    expect(await section('热门单位')).toBeVisible();
    expect(await section('常见问题')).toBeVisible();
    await user.click(within(first).getByRole('link'));
    await waitFor(() => expect(at()).toMatch(/^\/applyActivity\/\d+\/applyActivity$/));
  });

  test('the server fails: each section says what is missing and tries again; the page stands', async () => {
    const { user, setServer } = renderRoute('/home2', { server: '500', now });
    const activities = within(await section('正在报名的活动'));
    expect(await activities.findByText('活动没有加载出来')).toBeVisible();
    const dates = within(await section('日程'));
    expect(await dates.findByText('活动没有加载出来')).toBeVisible();
    expect(await dates.findByText('公告中的日期没有加载出来')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '关键词' })).toBeEnabled();
    setServer('normal');
    await user.click(activities.getByRole('button', { name: '重试' }));
    expect(await activities.findAllByRole('heading', { level: 3 })).toHaveLength(4);
    for (const retry of dates.getAllByRole('button', { name: '重试' })) await user.click(retry);
    expect((await within(await november()).findAllByRole('link')).length).toBeGreaterThan(0);
  });
});
