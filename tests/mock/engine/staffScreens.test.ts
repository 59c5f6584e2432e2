/** @jest-environment node */
import { asSeeded } from '../../../mock/_preview/clock';
import { activityById } from '../../../mock/_preview/seed/activities';
import { noticeById } from '../../../mock/_preview/seed/notices';
import { positionById } from '../../../mock/_preview/seed/positions';
import { unitIndex } from '../../../mock/_preview/seed/units';
import type { ScreenCase, StaffScreen, StaffState } from '../../../mock/_preview/staff/types';
import type { Delivery, Notification, PageOf } from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { builtRoutes } from '../../rules/builtRoutes';

let screens: StaffScreen[];
let deliveries: Delivery[];
let notifications: Notification[];

beforeAll(async () => {
  const client = previewClient({ persona: 'deliveries' });
  screens = (await client.data<StaffState>('/__preview/state')).screens;
  const page = { query: { pageSize: 100 } };
  const own = '/pt/usercenter/rest/applicationdelivery';
  deliveries = (await client.data<PageOf<Delivery>>(`${own}/search`, page)).list;
  notifications = (await client.data<PageOf<Notification>>(`${own}/notifications`, page)).list;
});

/** The parameters of an address by the route's names; undefined when it is not one of that route. */
function parametersOf(route: string, { to }: ScreenCase): Record<string, string> | undefined {
  const { pathname } = new URL(to, 'http://portal');
  const pattern = route.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(pathname);
  return found ? { ...found.groups } : undefined;
}

/** What an id of a route's parameter must name, by the route's first part. */
const known: Record<string, (id: string) => unknown> = {
  recruitmentview: positionById,
  resumeedit: positionById,
  apply: (id) => positionById(id) ?? activityById(id),
  applyActivity: activityById,
  activityresumeedit: activityById,
  notice: noticeById,
  recruitment: (id) => unitIndex(id) >= 0,
  recruitmentlist: (id) => unitIndex(id) >= 0,
};

it('has a line for every route of the site map and for no other', () => {
  expect(screens.map(({ route }) => route).sort()).toEqual([...builtRoutes].sort());
});

it('names every way to see a screen once, and has one at least for each', () => {
  for (const { route, cases } of screens) {
    const names = cases.map(({ name, persona }) => `${persona} ${name}`);
    expect([route, new Set(names).size]).toEqual([route, cases.length]);
    expect([route, cases.length > 0]).toEqual([route, true]);
  }
});

it('leads to an address of its own route', () => {
  const wrongAddresses = screens
    .filter(({ route }) => route !== '/404')
    .flatMap(({ route, cases }) => cases.filter((one) => !parametersOf(route, one)));
  expect(wrongAddresses).toEqual([]);
});

it('names only what exists, but where it says that it does not', () => {
  const missing: string[] = [];
  for (const { route, cases } of screens) {
    for (const one of cases.filter(({ name }) => !name.endsWith('不存在'))) {
      const { id, unitId, parentId } = parametersOf(route, one) ?? {};
      const isKnown = known[route.split('/')[1] ?? ''];
      const isThere =
        (!id || !isKnown || asSeeded(() => isKnown(id))) &&
        [unitId, parentId].every((unit) => !unit || unitIndex(unit) >= 0);
      if (!isThere) missing.push(`${one.name}: ${one.to}`);
    }
  }
  expect(missing).toEqual([]);
});

it('opens the deliveries, applications and notifications of the person who looks', () => {
  const asked = screens.flatMap(({ cases }) => cases).map(({ to }) => new URL(to, 'http://portal'));
  const ids = (name: string) => asked.flatMap(({ searchParams }) => searchParams.getAll(name));
  const ownDeliveries = deliveries.map(({ id }) => id);
  expect(ids('deliveryId').filter((id) => !ownDeliveries.includes(id))).toEqual([]);
  expect(new Set(ids('deliveryId')).size).toBeGreaterThan(20);
  const consents = ids('consent');
  expect(consents).toHaveLength(1);
  expect(notifications.find(({ id }) => id === consents[0])?.action?.type).toBe('consent');
  const mended = asked.filter(({ pathname }) => pathname.startsWith('/apply/delivery/'));
  const applications = deliveries.map(({ applyId }) => `/apply/delivery/${applyId}`);
  expect(mended.filter(({ pathname }) => !applications.includes(pathname))).toEqual([]);
});

it('has the parts of a screen that its address opens', () => {
  const opened = screens
    .flatMap(({ cases }) => cases)
    .map(({ to }) => /[?#].*/.exec(to)?.[0] ?? '')
    .join(' ');
  for (const part of [
    '?privacy=1',
    '?accessibility=1',
    '?compare=',
    '?headStyle=false',
    '?view=month',
    '?view=table',
    '?group=ended',
    '?tab=subordinates',
    '?tab=activities',
    '?tab=notices',
    '?unread=1',
    '?type=interview',
    '?sent=',
    '#5',
  ]) {
    expect(opened).toContain(part);
  }
});

it('shows each state that the data have, by its words', () => {
  const named = screens.flatMap(({ cases }) => cases).map(({ name }) => name);
  for (const word of [
    '投递进展 · 待预约面试',
    '投递进展 · 已录用',
    '活动报名 · 已签到',
    '确认背景调查',
  ]) {
    expect(named).toContain(word);
  }
});
