import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';

const section = (name: string) => screen.findByRole('region', { name });

describe('/home3', () => {
  test('leads with enterprises and regions, each with its open positions', async () => {
    const { user, at, calls } = renderRoute('/home3');
    expect(
      await screen.findByRole('heading', { name: '按单位和地区找岗位', level: 1 }),
    ).toBeVisible();
    const sections = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(sections.slice(0, 2)).toEqual(['热门单位', '按地区找岗位']);
    expect(sections).toEqual(expect.arrayContaining(['最新岗位', '正在报名的活动', '公告']));
    const regions = within(await section('按地区找岗位'));
    const links = await regions.findAllByRole('link', { name: /^\S+ ?[\d,]+ 个在招岗位$/ });
    expect(links.length).toBeGreaterThan(5);
    // One call only: the search above does not read the regions.
    expect(calls('/careerrecruitment/region')).toHaveLength(1);
    expect(calls('/careerrecruitment/region')[0]?.url).toContain('state=open');
    const wanted = links[0]?.getAttribute('href') ?? '';
    expect(wanted).toMatch(/^\/searchPosition\/region\?regionCode=\d{6}&state=open$/);
    // Every section of the first home page is here, too; the way back leads to this one.
    const closing = within(await section('即将截止'));
    expect(await closing.findAllByRole('article')).toHaveLength(5);
    expect(calls('/careerrecruitment/search').some(({ url }) => /sort=closing/.test(url))).toBe(
      true,
    );
    expect(await section('推荐内容')).toBeVisible();
    const newTabs = closing.getAllByRole('link', { name: /^在新标签页打开/ });
    expect(newTabs).toHaveLength(5);
    expect(newTabs[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/recruitmentview\/\d+\/home\/%2Fhome3\?/),
    );
    await user.click(regions.getByRole('link', { name: '按地区筛选' }));
    await waitFor(() => expect(at()).toBe('/searchPosition/region?state=open'));
  });

  test('the server fails: each section says what is missing and tries again; the page stands', async () => {
    const { user, setServer } = renderRoute('/home3', { server: '500' });
    const regions = within(await section('按地区找岗位'));
    expect(await regions.findByText('地区没有加载出来')).toBeVisible();
    expect(await screen.findByText('热门单位没有加载出来')).toBeVisible();
    setServer('normal');
    await user.click(regions.getByRole('button', { name: '重试' }));
    expect((await regions.findAllByRole('link', { name: /个在招岗位$/ })).length).toBeGreaterThan(
      5,
    );
  });
});
