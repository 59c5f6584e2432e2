import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import type { Notification, PageOf } from '@/services/types';
import { breakCalls } from '../helpers/brokenCalls';
import { deliveryIn, moveDelivery, otherDevice, returnToTabAfter } from '../helpers/deliveries';
import { afterFailure, renderRoute } from '../helpers/renderRoute';

const noon = '2026-11-21T12:00:00+08:00';
const confirm = '/applicationdelivery/notificationConfirm';
const items = () => screen.findAllByRole('article');
const unreadItems = async () =>
  (await items()).filter((item) => within(item).queryByText('未读') !== null);

async function itemWith(title: string): Promise<HTMLElement> {
  const found = (await items()).find((item) =>
    within(item).queryByRole('heading', { name: new RegExp(title) }),
  );
  if (!found) throw new Error(`No notification says ${title}`);
  return found;
}

async function notificationsOf(space: string): Promise<Notification[]> {
  const page = await otherDevice(space).data<PageOf<Notification>>(
    '/pt/usercenter/rest/applicationdelivery/notifications',
    { query: { pageSize: 100 } },
  );
  return page.list;
}

test('newest first, with type, state, deadline and the step to what is asked', async () => {
  await afterFailure(
    renderRoute('/user/notifications', { persona: 'deliveries', server: '500' }),
    '通知没有加载出来',
  );
  const book = await itemWith('请选择面试时间');
  expect(within(book).getByText('面试')).toBeVisible();
  expect(within(book).getByText(/截止$/)).toBeVisible();
  expect(within(book).getByRole('link', { name: '选择面试时间' }).getAttribute('href')).toMatch(
    /^\/user\/appointments\?deliveryId=./,
  );
  expect(
    within(book).getByRole('link', { name: '查看投递：请选择面试时间' }).getAttribute('href'),
  ).toMatch(/^\/user\/deliveries\?deliveryId=./);
  const consent = await itemWith('请确认背景调查');
  expect(within(consent).getByRole('link', { name: '确认背景调查' }).getAttribute('href')).toMatch(
    /^\/user\/notifications\?consent=./,
  );
  expect(document.title).toContain('我的通知');
  // This browser has no notices to be told by.
  expect(screen.queryByRole('button', { name: '开启提醒' })).not.toBeInTheDocument();
});

test('type, unread and page are in the address', async () => {
  const { user, at } = renderRoute('/user/notifications', { persona: 'deliveries' });
  await items();
  await user.click(screen.getByRole('link', { name: '第 2 页' }));
  await waitFor(() => expect(at()).toBe('/user/notifications?current=2'));
  const types = screen.getByRole('navigation', { name: '通知类型' });
  await user.click(within(types).getByRole('link', { name: '背景调查' }));
  await waitFor(() => expect(at()).toBe('/user/notifications?type=background'));
  await waitFor(async () => {
    for (const item of await items()) expect(within(item).getByText('背景调查')).toBeVisible();
  });
  await user.click(screen.getByRole('link', { name: '只看未读' }));
  await waitFor(() => expect(at()).toBe('/user/notifications?type=background&unread=1'));
  expect(within(types).getByRole('link', { name: '背景调查' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await waitFor(async () => expect(await unreadItems()).toHaveLength((await items()).length));
});

test('refused by the server, the mark is undone and it is reported; one is marked as read at once, then all, and the count follows', async () => {
  const { user, space, calls, setServer } = renderRoute('/user/notifications', {
    persona: 'deliveries',
  });
  await items();
  const before = Number.parseInt((await screen.findByText(/^\d+ 条未读$/)).textContent ?? '', 10);
  const shown = (await unreadItems()).length;
  const markAll = () => screen.getByRole('button', { name: '全部标为已读' });
  setServer('biz');
  await user.click(markAll());
  expect(await screen.findByText('温馨提示')).toBeVisible();
  await waitFor(async () => expect(await unreadItems()).toHaveLength(shown));
  expect(screen.getByText(`${before} 条未读`)).toBeVisible();
  setServer('normal');
  const book = await itemWith('请选择面试时间');
  await user.click(within(book).getByRole('button', { name: '标为已读：请选择面试时间' }));
  expect(within(book).queryByText('未读')).not.toBeInTheDocument();
  // The pressed button is gone.
  expect(within(book).getByRole('heading')).toHaveFocus();
  expect(await screen.findByText(`${before - 1} 条未读`)).toBeVisible();
  expect(screen.getByText(`${before - 1} 条未读`)).toHaveAttribute('role', 'status');
  await waitFor(async () => {
    const unread = (await notificationsOf(space)).filter((one) => !one.readAt);
    expect(unread).toHaveLength(before - 1);
  });
  const marked = calls(confirm).length;
  await user.dblClick(markAll());
  expect(await screen.findByText('没有未读通知')).toBeVisible();
  expect(await unreadItems()).toHaveLength(0);
  expect(markAll()).toHaveAttribute('aria-disabled', 'true');
  expect(markAll()).toHaveFocus();
  await user.click(markAll());
  await waitFor(() => expect(calls(confirm).at(-1)?.status).toBe(200));
  const all = calls(confirm).slice(marked);
  expect(all.map(({ body }) => body)).toEqual(['{"notificationIds":"all"}']);
});

test('going on from a notification marks it as read', async () => {
  const { user, at, calls } = renderRoute('/user/notifications?type=background', {
    persona: 'deliveries',
  });
  const consent = await itemWith('请确认背景调查');
  await user.click(within(consent).getByRole('link', { name: '确认背景调查' }));
  await waitFor(() => expect(at()).toMatch(/consent=/));
  await waitFor(() => expect(calls(confirm)).toHaveLength(1));
});

test('a new one appears in the open list without a reload', async () => {
  const { space } = renderRoute('/user/notifications', { persona: 'deliveries', now: noon });
  await items();
  await screen.findByText(/^\d+ 条未读$/);
  const { id } = await deliveryIn(space, 'bcConsent');
  await moveDelivery(space, id, 'bcWaived');
  expect(screen.queryByText('免于背景调查')).not.toBeInTheDocument();
  returnToTabAfter(120_000);
  expect(await screen.findByRole('heading', { name: /免于背景调查/ })).toBeVisible();
  // The notification no longer asks for the consent.
  expect(
    within(await itemWith('请确认背景调查')).queryByRole('link', { name: '确认背景调查' }),
  ).toBeNull();
});

test('a link names one; read, it stays, also when nothing more can be loaded; one that is not there says so', async () => {
  const space = 'read-by-its-link';
  const [newest] = await notificationsOf(space);
  const { user } = renderRoute(`/user/notifications?notificationId=${newest?.id}`, {
    persona: 'deliveries',
    space,
  });
  expect(await items()).toHaveLength(1);
  expect(screen.getByRole('link', { name: '查看全部通知' })).toHaveAttribute(
    'href',
    '/user/notifications',
  );
  const end = breakCalls('/applicationdelivery/notifications');
  await user.click(screen.getByRole('button', { name: /^标为已读/ }));
  await waitFor(() => expect(screen.queryByText('未读')).not.toBeInTheDocument());
  expect(await items()).toHaveLength(1);
  end();
  act(() => history.push('/user/notifications?notificationId=nobody'));
  expect(await screen.findByText('没有找到这条通知')).toBeVisible();
});

test('while it is not known how many are unread, none is not said, and all can be marked', async () => {
  const { user } = renderRoute('/user/notifications', { persona: 'deliveries' });
  const end = breakCalls('/passport/header');
  expect(await unreadItems()).not.toHaveLength(0);
  expect(screen.queryByText('没有未读通知')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '全部标为已读' }));
  await waitFor(async () => expect(await unreadItems()).toHaveLength(0));
  end();
});
