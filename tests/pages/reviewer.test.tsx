import { screen, waitFor, within } from '@testing-library/react';
import { examples } from '../../mock/_preview/seed/examples';
import { renderRoute } from '../helpers/renderRoute';

/** The screens that are not for reviewers (docs/product.md, Guards). */
const candidatesOnly =
  /^\/(?:apply\/|resume(?:view|edit)|activityresumeedit|ImproveResume|usercenter|user\/(?:deliveries|notifications|collections|appointments)|recruitmentlist\/saved)/;

const addresses = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => candidatesOnly.test(address));

const openPosition = examples.openSocialPosition;

test.each([
  ['/home', '最新岗位'],
  ['/searchPosition/all', '搜索结果'],
  ['/searchPosition/all?view=table', '搜索结果'],
  ['/recruitmentlist/social', '社会招聘'],
  [`/recruitmentview/${openPosition}`, '报考条件'],
  ['/recruitmentflow', '背调与公示'],
  [`/applyActivity/${examples.enrollingActivity}/applyActivity`, '活动内容'],
  [`/notice/${examples.pinnedNotice}`, '相关岗位'],
  ['/user', '姓名'],
])('%s offers a reviewer nothing that a reviewer may not do', async (path, heading) => {
  const { calls } = renderRoute(path, { persona: 'reviewer' });
  expect(await screen.findAllByRole('heading', { name: heading })).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByText('正在加载')).not.toBeInTheDocument());
  expect(addresses()).toEqual([]);
  expect(screen.queryByRole('button', { name: /收藏/ })).not.toBeInTheDocument();
  expect(calls('/usercenter/rest/collect')).toHaveLength(0);
});

test('“我的” of the bottom bar is a reviewer’s account', async () => {
  const { user, at } = renderRoute('/recruitmentflow', { persona: 'reviewer' });
  const bar = within(await screen.findByRole('navigation', { name: '底部导航' }));
  await user.click(bar.getByRole('link', { name: '我的' }));
  await waitFor(() => expect(at()).toBe('/user/profile'));
  expect(await screen.findByRole('heading', { name: '个人资料', level: 1 })).toBeVisible();
  expect(screen.queryByText('这个页面供求职者使用')).not.toBeInTheDocument();
});

test('the list of saved positions, by its address, says whose it is', async () => {
  const { calls } = renderRoute('/recruitmentlist/saved', { persona: 'reviewer' });
  expect(await screen.findByRole('heading', { name: '这个页面供求职者使用' })).toBeVisible();
  expect(calls('/collect')).toHaveLength(0);
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

test('who signs in as a reviewer is promised what a reviewer finds', async () => {
  const { user } = renderRoute('/censorlogin');
  expect(await screen.findByText(/登录后可以投递岗位/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '审核人' }));
  expect(await screen.findByText(/登录后进入首页/)).toBeVisible();
  expect(screen.queryByText(/投递岗位/)).not.toBeInTheDocument();
});
