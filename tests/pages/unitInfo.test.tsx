import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { accessibilityErrors } from '../helpers/accessibility';
import { afterFailure, renderRoute } from '../helpers/renderRoute';

/** A branch of the first group: it has a parent and subordinates. */
const branch = '/unitInfo/10002';

const tab = async (name: string) =>
  within(await screen.findByRole('navigation', { name: '单位的岗位、活动和公告' })).getByRole(
    'link',
    {
      name,
    },
  );

describe('/unitInfo/{unitId}', () => {
  test('says who the unit is, with its parent, and lists its own positions', async () => {
    const { calls } = await afterFailure(
      renderRoute(branch, { server: '500' }),
      '单位信息没有加载出来',
    );
    const facts = within(await screen.findByRole('region', { name: '基本情况' }));
    for (const label of ['单位性质', '行业', '规模', '所在地区', '上级单位', '地址', '联系方式']) {
      expect(await facts.findByText(label)).toBeVisible();
    }
    const parent = within(screen.getByRole('navigation', { name: '当前位置' })).getAllByRole(
      'link',
    );
    expect(parent.map((link) => link.getAttribute('href'))).toEqual([
      '/searchPosition/enterprise',
      '/unitInfo/10001',
    ]);
    // The server's words, for whoever reads in English.
    expect(parent[1]).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByText('青岚总体研究院', { selector: 'nav > span' })).toHaveAttribute(
      'lang',
      'zh-CN',
    );
    const photos = within(screen.getByRole('list', { name: '单位照片' })).getAllByRole('img');
    expect(photos[0]).toHaveAttribute('loading', 'lazy');
    expect(photos[0]).toHaveAttribute('width');
    await screen.findByRole('region', { name: '本级岗位' });
    await waitFor(() => expect(screen.getByText(/^共 \d+ 个在招岗位$/)).toBeVisible());
    const asked = new URL(calls('/careerrecruitment/search?').at(-1)?.url ?? '', 'http://portal');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      enterpriseId: '10002',
      scope: 'own',
    });
    expect(await accessibilityErrors()).toEqual([]);
  });

  test('a deep unit stands below all its superiors, from the topmost one; one that does not exist is said, with the way to all', async () => {
    renderRoute('/unitInfo/10003');
    const crumbs = within(await screen.findByRole('navigation', { name: '当前位置' }));
    await waitFor(() =>
      expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/searchPosition/enterprise',
        '/unitInfo/10001',
        '/unitInfo/10002',
      ]),
    );
    act(() => history.push('/unitInfo/nowhere'));
    expect(
      await screen.findByRole('heading', { name: '没有找到这个单位', level: 1 }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部单位' })).toBeVisible();
    expect(screen.queryByText('温馨提示')).not.toBeInTheDocument();
  });

  test('each tab is in the URL and asks for this unit alone', async () => {
    const { user, at, calls } = renderRoute(branch);
    await user.click(await tab('下属单位岗位'));
    await waitFor(() => expect(at()).toBe(`${branch}?tab=subordinates`));
    expect(await screen.findByRole('region', { name: '下属单位岗位' })).toBeVisible();
    await waitFor(() => expect(calls('scope=children').length).toBeGreaterThan(0));
    await user.click(await tab('活动'));
    expect(await screen.findByRole('region', { name: '活动' })).toBeVisible();
    await waitFor(() =>
      expect(calls('/activity/search').at(-1)?.url).toContain('enterpriseId=10002'),
    );
    await user.click(await tab('公告'));
    expect(await screen.findByRole('region', { name: '公告' })).toBeVisible();
    await waitFor(() =>
      expect(calls('/notice/search').at(-1)?.url).toContain('enterpriseId=10002'),
    );
    expect(at()).toBe(`${branch}?tab=notices`);
  });
});
