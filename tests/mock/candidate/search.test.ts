import {
  deliveryLifecycle,
  enrolmentLifecycle,
} from '../../../src/features/deliveries/shared/lifecycle';
import type { Delivery, PageOf } from '../../../src/services/types';
import { type Found, inState } from './applying';
import { callerAs, paths } from './caller';

describe('search', () => {
  test('the three groups share all deliveries out, and their counts say so', async () => {
    const caller = callerAs('deliveries');
    const all = await caller.get<Found>(paths.search, { pageSize: 100 });
    const { active, ended, draft } = all.counts;
    expect(active + ended + draft).toBe(all.total);
    for (const [group, count] of Object.entries({ active, ended, draft })) {
      const page = await caller.get<Found>(paths.search, { group, pageSize: 100 });
      expect(page.total).toBe(count);
      expect(page.counts).toEqual(all.counts);
    }
    const drafts = await caller.get<Found>(paths.search, { group: 'draft' });
    expect(new Set(drafts.list.map((one) => one.status))).toEqual(new Set(['draft']));
  });

  test('by delivery, by application, by words, by appointment', async () => {
    const caller = callerAs('deliveries');
    const booked = await inState(caller, 'booked');
    const find = (query: Record<string, string | boolean>) =>
      caller.get<Found>(paths.search, { ...query, pageSize: 100 });
    expect((await find({ deliveryId: booked.id })).list).toEqual([booked]);
    expect((await find({ applyId: booked.applyId })).list).toEqual([booked]);
    expect((await find({ deliveryId: 'nobody' })).total).toBe(0);
    expect((await find({ keyword: booked.number ?? '-' })).list).toEqual([booked]);
    expect((await find({ keyword: booked.targetName })).list).toContainEqual(booked);
    const interviews = await find({ hasAppointment: true });
    expect(interviews.list.every((one) => one.appointment)).toBe(true);
    expect(interviews.list).toContainEqual(booked);
  });

  test('pages: what waits for the candidate by its deadline, then the last changed first', async () => {
    const caller = callerAs('deliveries');
    const first = await caller.get<Found>(paths.search, { current: 1, pageSize: 5 });
    const second = await caller.get<Found>(paths.search, { current: 2, pageSize: 5 });
    const list = [...first.list, ...second.list];
    const waiting = list.filter(({ status }) =>
      ['screenFailed', 'toBook', 'bcConsent'].includes(status),
    );
    expect(waiting).toHaveLength(3);
    expect(list.slice(0, 3)).toEqual(waiting);
    const until = waiting.map(({ nextAction }) => Date.parse(nextAction?.dueAt ?? ''));
    expect([...until].sort((a, b) => a - b)).toEqual(until);
    const times = list.slice(3).map((one) => Date.parse(one.updatedAt));
    expect(times).toHaveLength(7);
    expect([...times].sort((a, b) => b - a)).toEqual(times);
  });

  test('publicity says from when to when and where', async () => {
    const { publicity } = await inState(callerAs('deliveries'), 'publicity');
    const { from = '', to = '', place } = publicity ?? {};
    expect(Date.parse(from)).toBeLessThan(Date.now());
    expect(Date.parse(to)).toBeGreaterThan(Date.now());
    expect(place).toBeTruthy();
    expect((await inState(callerAs('deliveries'), 'screening')).publicity).toBeUndefined();
  });

  test('a failed review is under way while its position is open, and ended after', async () => {
    const caller = callerAs('deliveries');
    const groupsOf = async (group: string) =>
      (await caller.get<Found>(paths.search, { group, pageSize: 100 })).list
        .filter((one) => one.status === 'screenFailed')
        .map((one) => one.positionState);
    expect(await groupsOf('active')).toEqual(['open']);
    expect(await groupsOf('ended')).toEqual(['closed']);
  });

  test('somebody else sees none of them', async () => {
    const other = callerAs('complete');
    expect((await other.get<Found>(paths.search)).total).toBe(0);
    const mine = await inState(callerAs('deliveries'), 'submitted');
    expect(await other.refused(paths.remove(mine.id))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('the persona has a delivery in every state of both tables, numbered unless a draft', async () => {
  const caller = callerAs('deliveries');
  const { list } = await caller.get<PageOf<Delivery>>(paths.search, { pageSize: 100 });
  const statesOf = (kind: string) => [
    ...new Set(list.filter((one) => one.kind === kind).map((one) => one.status)),
  ];
  expect(statesOf('position').sort()).toEqual(Object.keys(deliveryLifecycle).sort());
  expect(statesOf('activity').sort()).toEqual(Object.keys(enrolmentLifecycle).sort());
  for (const { status, kind, number, timeline, targetName } of list) {
    expect(targetName).not.toBe('');
    const form = kind === 'position' ? /^ZC\d{8}-\d{4}$/ : /^HD\d{8}-\d{4}$/;
    if (status === 'draft') {
      expect(number).toBeUndefined();
    } else {
      expect(number).toMatch(form);
      expect(timeline.at(-1)?.status).toBe(status);
    }
  }
  const numbers = list.flatMap((one) => one.number ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});
