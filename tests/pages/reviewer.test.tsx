import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { examples } from '../../mock/_preview/seed/examples';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults } from '../helpers/resultRows';

/** The screens that are not for reviewers (docs/product.md, Guards). */
const candidatesOnly =
  /^\/(?:apply\/|resume(?:view|edit)|activityresumeedit|ImproveResume|usercenter|user\/(?:deliveries|notifications|collections|appointments)|recruitmentlist\/saved)/;

const addresses = () =>
  [...document.links]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => candidatesOnly.test(address));

const openPosition = examples.openSocialPosition;

const screens = [
  ['/home', '最新岗位'],
  [fewResults, '搜索结果'],
  [`${fewResults}&view=table`, '搜索结果'],
  ['/recruitmentlist/social', '社会招聘'],
  [`/recruitmentview/${openPosition}`, '报考条件'],
  ['/recruitmentflow', '背调与公示'],
  [`/applyActivity/${examples.enrollingActivity}/applyActivity`, '活动内容'],
  [`/notice/${examples.pinnedNotice}`, '相关岗位'],
  ['/user', '姓名'],
] as const;

test('no screen offers a reviewer what a reviewer may not do; those of candidates say so kindly', async () => {
  const { calls } = renderRoute('/exception', { persona: 'reviewer' });
  expect(await screen.findByRole('button', { name: '吴建国 的账号菜单' })).toBeVisible();
  for (const [path, heading] of screens) {
    act(() => history.push(path));
    expect([path, await screen.findAllByRole('heading', { name: heading })]).not.toEqual([
      path,
      [],
    ]);
    await waitFor(() => expect(screen.queryByText('正在加载')).not.toBeInTheDocument());
    expect([path, ...addresses()]).toEqual([path]);
    expect(screen.queryByRole('button', { name: /收藏/ })).not.toBeInTheDocument();
  }
  expect(calls('/usercenter/rest/collect')).toHaveLength(0);
  expect(screen.queryByRole('link', { name: /^通知/ })).not.toBeInTheDocument();
  for (const path of ['/recruitmentlist/saved', '/user/deliveries']) {
    act(() => history.push('/exception'));
    act(() => history.push(path));
    expect(await screen.findByRole('heading', { name: '这个页面供求职者使用' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
  }
  expect(calls('/collect')).toHaveLength(0);
  expect(calls('/applicationdelivery')).toHaveLength(0);
});

test('“我的” of the bottom bar is a reviewer’s account', async () => {
  const { user, at } = renderRoute('/recruitmentflow', { persona: 'reviewer' });
  const bar = within(await screen.findByRole('navigation', { name: '底部导航' }));
  await user.click(bar.getByRole('link', { name: '我的' }));
  await waitFor(() => expect(at()).toBe('/user/profile'));
  expect(await screen.findByRole('heading', { name: '个人资料', level: 1 })).toBeVisible();
  expect(await screen.findByText('吴建国', { selector: 'main *' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: '账号分区' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    '个人资料',
    '账号安全',
    '隐私与数据',
  ]);
  await user.click(tabs.getByRole('link', { name: '账号安全' }));
  expect(await screen.findByRole('link', { name: '修改密码' })).toBeVisible();
  // The account of a reviewer is not closed here.
  expect(screen.queryByRole('region', { name: '注销账号' })).not.toBeInTheDocument();
  expect(screen.queryByText('这个页面供求职者使用')).not.toBeInTheDocument();
});

test('a reviewer whose start-up fails reads why, and goes on with a retry', async () => {
  const { unmount, space } = renderRoute('/recruitmentflow', { persona: 'reviewer' });
  await screen.findByRole('navigation', { name: '底部导航' });
  expect(window.localStorage.getItem('army-site-domain')).toBe('"censor"');
  unmount();
  const portal = renderRoute('/recruitmentflow', { space, server: 'start500' });
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByRole('heading', { name: '暂时无法进入平台' })).toBeVisible();
  expect(portal.at()).toBe('/recruitmentflow');
  expect(portal.calls('/accesstoken/user')).toHaveLength(1);
  portal.setServer('normal');
  await portal.user.click(failure.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('navigation', { name: '底部导航' })).toBeVisible();
  expect(portal.at()).toBe('/recruitmentflow');
});
