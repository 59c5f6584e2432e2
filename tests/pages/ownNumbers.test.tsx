import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { appointmentsOf } from '@/features/appointments/appointmentState';
import type { Collected, Delivery, Notification, PageOf, UserCenter } from '@/services/types';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';
import type { Found } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const numberIn = (text: string | null) => Number(/(\d+)\D*$/.exec(text ?? '')?.[1]);

beforeEach(() => setViewport(1440));

/** How many entries a list of the person has at an address. */
async function totalAt(caller: ReturnType<typeof callerAs>, href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'http://portal');
  const query = Object.fromEntries(searchParams);
  if (pathname === '/user/deliveries') {
    return (await caller.get<Found>(paths.search, query)).total;
  }
  if (pathname === '/user/notifications') {
    return (await caller.get<PageOf<Notification>>(paths.notifications, { unread: true })).total;
  }
  return (await caller.get<PageOf<Collected>>(paths.collected)).total;
}

test('every number of the user centre, and of a group of deliveries, is what is found there', async () => {
  const persona = 'deliveries';
  const space = 'numbers';
  const caller = callerAs(persona, space);
  renderRoute('/usercenter', { persona, space });
  const counts = await screen.findByRole('list', { name: '数量' });
  const links = within(counts).getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) {
    const href = link.getAttribute('href') ?? '';
    expect([href, numberIn(link.textContent)]).toEqual([href, await totalAt(caller, href)]);
  }
  act(() => history.push('/user/deliveries'));
  const groups = await screen.findByRole('navigation', { name: '投递分组' });
  await within(groups).findByRole('link', { name: /^进行中 ?\d+$/ });
  for (const link of within(groups).getAllByRole('link')) {
    const href = link.getAttribute('href') ?? '';
    expect([href, numberIn(link.textContent)]).toEqual([href, await totalAt(caller, href)]);
  }
});

test('the number of unread notifications is what 只看未读 finds, and says so where a type is chosen', async () => {
  const space = 'unread-numbers';
  const caller = callerAs('deliveries', space);
  const unreadOf = async (query: { type?: string }) =>
    (await caller.get<PageOf<Notification>>(paths.notifications, { unread: true, ...query })).total;
  const { user } = renderRoute('/user/notifications', { persona: 'deliveries', space });
  expect(numberIn((await screen.findByText(/^\d+ 条未读$/)).textContent)).toBe(await unreadOf({}));
  const types = screen.getByRole('navigation', { name: '通知类型' });
  await user.click(within(types).getByRole('link', { name: '面试' }));
  expect(numberIn((await screen.findByText(/^所有类型共 \d+ 条未读$/)).textContent)).toBe(
    await unreadOf({}),
  );
  expect(await unreadOf({ type: 'interview' })).not.toBe(await unreadOf({}));
});

test('the bell follows what a screen was told later', async () => {
  const space = 'bell-follows';
  const caller = callerAs('deliveries', space);
  const portal = renderRoute('/user/deliveries', { persona: 'deliveries', space });
  const bell = await screen.findByRole('link', { name: /^通知，\d+ 条未读$/ });
  const before = numberIn(bell.getAttribute('aria-label'));
  const { list } = await caller.get<PageOf<Notification>>(paths.notifications, { unread: true });
  await caller.post(paths.confirm, { notificationIds: [list[0]?.id] });
  const bottom = screen.getByRole('navigation', { name: '底部导航' });
  await portal.user.click(within(bottom).getByRole('link', { name: '我的' }));
  const counts = await screen.findByRole('list', { name: '数量' });
  expect(within(counts).getByText(String(before - 1))).toBeVisible();
  expect(bell).toHaveAccessibleName(`通知，${before - 1} 条未读`);
});

test('interviews in the list stand in both calendars too', async () => {
  // On a phone opening a day lists all its entries.
  setViewport(360);
  const space = 'interviews';
  const caller = callerAs('deliveries', space);
  const { list } = await caller.get<Found>(paths.search, { pageSize: 100 });
  const { coming, past, toChoose } = appointmentsOf(list, Date.now());
  const dated = [...coming, ...past].filter(({ appointment }) => appointment?.slotId);
  expect(dated.length).toBeGreaterThan(3);
  const centre = await caller.get<UserCenter>(paths.centre);
  for (const { id, appointment } of coming.filter((one) => one.appointment?.slotId)) {
    expect(centre.calendar).toContainEqual(
      expect.objectContaining({ deliveryId: id, kind: 'interview', at: appointment?.startsAt }),
    );
  }
  const startOf = ({ appointment, nextAction, status }: Delivery) =>
    (status === 'toBook' ? nextAction?.dueAt : appointment?.startsAt) ?? '';
  const all = [...dated, ...toChoose];
  const months = [...new Set(all.map((one) => startOf(one).slice(0, 7)))];
  const { user } = renderRoute('/exception', { persona: 'deliveries', space });
  await screen.findByRole('heading', { level: 1 });
  for (const month of months) {
    act(() => history.push(`/user/appointments?view=month&month=${month}`));
    const wanted = all.filter((one) => startOf(one).startsWith(month)).map(({ id }) => id);
    await screen.findByRole('button', { name: /日.*\d+ 项/, expanded: true });
    for (const day of screen.queryAllByRole('button', { name: /日.*\d+ 项/, expanded: false })) {
      await user.click(day);
    }
    await waitFor(() => {
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
      const shown = wanted.filter((id) =>
        hrefs.some((href) => href === `/user/appointments?deliveryId=${id}`),
      );
      expect(shown).toEqual(wanted);
    });
  }
});
