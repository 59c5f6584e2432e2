import { setTimeout as wait } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Notification, PageOf } from '@/services/types';
import { deliveryIn, moveDelivery, otherDevice, returnToTabAfter } from '../helpers/deliveries';
import { renderRoute } from '../helpers/renderRoute';

const noon = '2026-11-21T12:00:00+08:00';
const minute = 60_000;
const header = '/ams/user/passport/header';
const notifications = '/usercenter/rest/applicationdelivery/notifications';
const confirm = '/pt/usercenter/rest/applicationdelivery/notificationConfirm';

const bell = () => screen.findByRole('link', { name: /^通知，\d+ 条未读$/ });
const unreadOf = (link: HTMLElement) =>
  Number(/\d+/.exec(link.getAttribute('aria-label') ?? '')?.[0]);

test('how many are unread stands in the header and in the tab’s title; what comes meanwhile is counted and said once, without a reload', async () => {
  const { space, calls } = renderRoute('/user/deliveries?group=active', {
    persona: 'deliveries',
    now: noon,
  });
  expect(await bell()).toHaveAttribute('href', '/user/notifications');
  const before = unreadOf(await bell());
  expect(before).toBeGreaterThan(0);
  await screen.findAllByRole('article');
  expect(document.title).toBe(`(${before}) 我的投递 - 征程人才招聘平台`);
  const read = calls('/applicationdelivery/search').length;
  const { id } = await deliveryIn(space, 'submitted');
  await moveDelivery(space, id, 'screening');
  returnToTabAfter(2 * minute);
  await waitFor(async () => expect(unreadOf(await bell())).toBe(before + 1));
  // The open list is read once.
  await waitFor(() => expect(calls('/applicationdelivery/search')).toHaveLength(read + 1));
  const announcement = screen.getByText(`通知有更新，${before + 1} 条未读。`);
  expect(announcement.closest('[role="status"]')).not.toBeNull();
  expect(document.title).toMatch(new RegExp(`^\\(${before + 1}\\) `));
});

test('one read elsewhere while another came: said too, and an open list shows it; what one has read oneself is no news', async () => {
  const { space, calls, user } = renderRoute('/user/notifications', {
    persona: 'deliveries',
    now: noon,
  });
  const before = unreadOf(await bell());
  const newest = () => calls(notifications).filter(({ url }) => /pageSize=1(?:&|$)/.test(url));
  await waitFor(() => expect(newest()[0]?.status).toBe(200));
  const begun = () => screen.queryAllByRole('heading', { name: /资格初审已开始/ });
  await screen.findAllByRole('article');
  const known = begun().length;
  const { id } = await deliveryIn(space, 'submitted');
  const device = otherDevice(space);
  const { list } = await device.data<PageOf<Notification>>(`/pt${notifications}`, {
    query: { unread: true },
  });
  await device.post(confirm, { notificationIds: [list[0]?.id] });
  await moveDelivery(space, id, 'screening');
  returnToTabAfter(2 * minute);
  expect(await screen.findByText(`通知有更新，${before} 条未读。`)).toBeInTheDocument();
  await waitFor(() => expect(begun()).toHaveLength(known + 1));
  expect(unreadOf(await bell())).toBe(before);
  await moveDelivery(space, id, 'screenPassed');
  returnToTabAfter(2 * minute);
  expect(await screen.findByText(`通知有更新，${before + 1} 条未读。`)).toBeInTheDocument();
  const marks = await screen.findAllByRole('button', { name: /^标为已读：/ });
  await user.click(marks[0] as HTMLElement);
  await waitFor(async () => expect(unreadOf(await bell())).toBe(before));
  expect(screen.queryByText(/^通知有更新/)).not.toBeInTheDocument();
});

test('signing out tells the server once, goes home and shows nobody’s name; then nobody asks any more, and the title has no count', async () => {
  const { user, calls, at } = renderRoute('/user/deliveries', {
    persona: 'deliveries',
    now: noon,
  });
  await bell();
  await user.click(screen.getByRole('button', { name: /的账号菜单$/ }));
  await user.dblClick(await screen.findByRole('menuitem', { name: '退出登录' }));
  await waitFor(() => expect(at()).toBe('/home'));
  expect(calls('/logout')).toHaveLength(1);
  expect(
    await within(screen.getByRole('banner')).findByRole('link', { name: '登录' }),
  ).toBeVisible();
  expect(window.localStorage.getItem('army-site-user')).toBeNull();
  const asked = calls(header).length;
  returnToTabAfter(10 * minute);
  // A call that returning to the tab makes would be out by now.
  await act(() => wait(50));
  expect(screen.queryByRole('link', { name: /^通知/ })).not.toBeInTheDocument();
  expect(document.title).not.toMatch(/^\(/);
  expect(calls(header)).toHaveLength(asked);
});
