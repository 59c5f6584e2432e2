import { screen, waitFor, within } from '@testing-library/react';
import { deliveryIn, moveDelivery, returnToTabAfter } from '../helpers/deliveries';
import { afterFailure, renderRoute } from '../helpers/renderRoute';

const part = (name: string) => screen.findByRole('region', { name });
const noon = '2026-11-21T12:00:00+08:00';

test('to-dos in order of deadline, each with one button straight to the thing, and what stands beside them', async () => {
  await afterFailure(
    renderRoute('/usercenter', { persona: 'deliveries', server: '500' }),
    '个人中心没有加载出来',
  );
  const items = within(await part('待办')).getAllByRole('listitem');
  const dues = items.map((item) => item.querySelector('time')?.getAttribute('datetime') ?? '');
  expect(dues).toEqual([...dues].sort((a, b) => Date.parse(a) - Date.parse(b)));
  const ways = items.map((item) => {
    const [link, ...rest] = within(item).getAllByRole('link');
    expect(rest).toEqual([]);
    return `${link?.textContent} ${link?.getAttribute('href')}`;
  });
  for (const way of [
    /^选择面试时间 \/user\/appointments\?deliveryId=./,
    /^确认背景调查 \/user\/notifications\?consent=./,
    /^修改后重新提交 \/apply\/delivery\/./,
    /^继续填写 \/apply\/[^/]+\/position$/,
    /^继续填写 \/apply\/[^/]+\/activity$/,
  ]) {
    expect(ways).toContainEqual(expect.stringMatching(way));
  }
  // Three numbers, the next interview, the latest delivery, the résumé and what closes soon.
  const counts = await screen.findByRole('list', { name: '数量' });
  const links = within(counts).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/user/deliveries?group=active',
    '/user/collections',
    '/user/notifications?unread=1',
  ]);
  for (const link of links) expect(link).toHaveAccessibleName(/\d+$/);
  const interview = await part('下一场面试');
  expect(
    within(interview)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContainEqual(expect.stringMatching(/^\/user\/appointments\?deliveryId=./));
  expect(within(await part('最近的投递')).getByText('更新于', { exact: false })).toBeVisible();
  expect(within(await part('我的简历')).getByText(/^完整度 \d+%$/)).toBeVisible();
  const closing = within(await part('收藏中即将截止')).getAllByRole('listitem');
  expect(closing.length).toBeGreaterThan(0);
  // Who looks for the phone number or the password looks here first.
  expect(within(screen.getByRole('main')).getByRole('link', { name: '账号设置' })).toHaveAttribute(
    'href',
    '/user/profile',
  );
});

test('a newcomer is led to the first steps', async () => {
  renderRoute('/usercenter', { persona: 'newcomer' });
  const start = await part('从这里开始');
  expect(
    within(start)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/ImproveResume', '/searchPosition/all', '/recruitmentflow']);
  expect(screen.queryByRole('region', { name: '待办' })).not.toBeInTheDocument();
});

test('nothing waits: it is reported', async () => {
  renderRoute('/usercenter', { persona: 'deliveries', server: 'empty' });
  expect(await part('从这里开始')).toBeVisible();
  expect(screen.getByText('收藏的岗位近期没有要截止的。')).toBeVisible();
});

test('what the reviewer does shows without a reload', async () => {
  const { space } = renderRoute('/usercenter', { persona: 'deliveries', now: noon });
  await part('待办');
  await screen.findByRole('link', { name: /^通知，\d+ 条未读$/ });
  const { id, targetName } = await deliveryIn(space, 'screenPassed');
  expect(screen.queryByText(`为「${targetName}」选择面试时间`)).not.toBeInTheDocument();
  await moveDelivery(space, id, 'toBook');
  returnToTabAfter(120_000);
  expect(
    await screen.findByRole('link', {
      name: `选择面试时间：为「${targetName}」选择面试时间`,
    }),
  ).toBeVisible();
});

test('by keyboard alone: from the top of the page to the first to-do', async () => {
  const { user, at } = renderRoute('/usercenter', { persona: 'deliveries' });
  const [first] = within(await part('待办')).getAllByRole('link');
  for (let presses = 0; document.activeElement !== first && presses < 60; presses += 1) {
    await user.tab();
  }
  expect(first).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(at()).toBe(first?.getAttribute('href')));
});

// Candidates' screens: tests/pages/frame.test.tsx.
test('a visitor at changepass signs in first and comes back', async () => {
  const { at } = renderRoute('/changepass');
  await waitFor(() => expect(at()).toBe('/censorlogin?redirect=%2Fchangepass'));
});
