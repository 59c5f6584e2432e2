import { deliveryByTarget, enrolmentOf } from '../../../mock/_preview/candidates';
import type {
  Collected,
  PageOf,
  PassportHeader,
  PositionDetail,
  UserCenter,
} from '../../../src/services/types';
import {
  applyTo,
  enrolFor,
  openActivity,
  openPosition,
  seatsBehind,
  storeBehind,
} from './applying';
import { type Caller, callerAs, paths } from './caller';

const collected = (caller: Caller, query = {}) =>
  caller.get<PageOf<Collected>>(paths.collected, { ...query, pageSize: 100 });

describe('collections', () => {
  test('a position is collected once, shown as such, and removed', async () => {
    const caller = callerAs('newcomer');
    const recruitmentId = openPosition().id;
    await caller.post(paths.collect, { recruitmentId });
    await caller.post(paths.collect, { recruitmentId });
    const { list, total } = await collected(caller);
    expect(total).toBe(1);
    expect(list[0]?.position).toMatchObject({ id: recruitmentId, collected: true });
    const detail = `/pt/portal/rest/careerrecruitment/view/${recruitmentId}`;
    expect((await caller.get<PositionDetail>(detail)).collected).toBe(true);
    await caller.post(paths.uncollect, { recruitmentIds: [recruitmentId, 'nowhere'] });
    expect((await collected(caller)).total).toBe(0);
    expect((await caller.get<PositionDetail>(detail)).collected).toBe(false);
  });

  test('an unknown position cannot be collected', async () => {
    const caller = callerAs('newcomer');
    expect(await caller.refused(paths.collect, { recruitmentId: 'nowhere' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('sorted by when they were collected, or by deadline with the closed ones last', async () => {
    const caller = callerAs('complete');
    const times = (await collected(caller)).list.map((one) => Date.parse(one.collectedAt));
    expect(times.length).toBeGreaterThan(3);
    expect([...times].sort((a, b) => b - a)).toEqual(times);
    const closing = (await collected(caller, { sort: 'closing' })).list.map((one) => one.position);
    const open = closing.filter((one) => one.state === 'open');
    expect(open.length).toBeLessThan(closing.length);
    expect(closing.slice(0, open.length)).toEqual(open);
    const ends = open.map((one) => Date.parse(one.closesAt));
    expect([...ends].sort((a, b) => a - b)).toEqual(ends);
  });
});

describe('the user centre', () => {
  test('a newcomer has nothing to do yet', async () => {
    const centre = await callerAs('newcomer').get<UserCenter>(paths.centre);
    expect(centre).toMatchObject({
      counts: { deliveries: 0, collected: 0, unread: 1 },
      completeness: 0,
      todos: [],
      closingSoon: [],
      calendar: [],
    });
    expect(centre.latestDelivery).toBeUndefined();
  });

  test('somebody with deliveries sees what waits, the most urgent first', async () => {
    const caller = callerAs('deliveries');
    const centre = await caller.get<UserCenter>(paths.centre);
    expect(new Set(centre.todos.map((todo) => todo.type))).toEqual(
      new Set(['finish', 'mend', 'book', 'consent']),
    );
    const due = centre.todos.flatMap(({ dueAt }) => (dueAt ? [Date.parse(dueAt)] : []));
    expect(due.length).toBeGreaterThan(2);
    expect([...due].sort((a, b) => a - b)).toEqual(due);
    expect(centre.nextInterview?.status).toBe('booked');
    expect(centre.latestDelivery).toBeDefined();
    expect(centre.counts.deliveries).toBeGreaterThan(10);
    expect(centre.closingSoon.length).toBeGreaterThan(0);
    expect(centre.closingSoon.every((one) => one.collected)).toBe(true);
    expect(new Set(centre.calendar.map((entry) => entry.kind))).toEqual(
      new Set(['closing', 'interview', 'activity', 'deadline', 'publicity']),
    );
    const days = centre.calendar.map((entry) => Date.parse(entry.at));
    expect([...days].sort((a, b) => a - b)).toEqual(days);
  });

  test('follows what is done', async () => {
    const caller = callerAs('complete');
    const before = await caller.get<UserCenter>(paths.centre);
    const sent = await applyTo(caller, openPosition().id);
    const after = await caller.get<UserCenter>(paths.centre);
    expect(after.counts.deliveries).toBe(before.counts.deliveries + 1);
    expect(after.counts.unread).toBe(before.counts.unread + 1);
    expect(after.latestDelivery).toEqual(sent);
    const header = await caller.get<PassportHeader>(paths.header);
    expect(header.unread).toBe(after.counts.unread);
    await caller.post(paths.confirm, { notificationIds: 'all' });
    expect((await caller.get<PassportHeader>(paths.header)).unread).toBe(0);
  });

  test('is empty when the server has nothing', async () => {
    const caller = callerAs('deliveries');
    caller.client.cookies.set('preview_server', 'empty');
    const centre = await caller.get<UserCenter>(paths.centre);
    expect(centre.todos).toEqual([]);
    expect(centre.counts.deliveries).toBe(0);
    expect(await collected(caller)).toMatchObject({ list: [], total: 0 });
  });

  test('a reviewer has a name in the header and no user centre', async () => {
    const reviewer = callerAs('reviewer');
    expect(await reviewer.get<PassportHeader>(paths.header)).toMatchObject({ unread: 0 });
    expect(await reviewer.refusedGet(paths.centre)).toMatchObject({ status: 403 });
    expect(await callerAs('visitor').refusedGet(paths.header)).toMatchObject({ status: 401 });
  });
});

test('other parts learn of a delivery by its target and of seats by the session', async () => {
  const caller = callerAs('complete');
  const found = openActivity();
  const enrolled = await enrolFor(caller, found);
  const store = storeBehind(caller);
  expect(deliveryByTarget(store, 'complete', found.id)).toMatchObject({
    deliveryId: enrolled.id,
    status: 'enrolled',
  });
  expect((await seatsBehind(caller))[enrolled.session?.id ?? '']).toBe(1);
  expect(deliveryByTarget(store, 'nobody', found.id)).toBeUndefined();
  await caller.post(paths.remove(enrolled.id));
  expect(deliveryByTarget(store, 'complete', found.id)).toBeUndefined();
  expect(enrolmentOf(store, 'complete', found.id)?.status).toBe('cancelled');
});
