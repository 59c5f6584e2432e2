import { listDeliveries, moveDelivery } from '../../../mock/_preview/deliveries';
import { storeOf } from '../../../mock/_preview/store';
import {
  deliveryLifecycle,
  enrolmentLifecycle,
} from '../../../src/features/deliveries/shared/lifecycle';
import type {
  ApplyResult,
  AppointmentSlot,
  Notification,
  PageOf,
  Resume,
  WizardPage,
} from '../../../src/services/types';
import { answers, byId, inState, storeBehind } from './applying';
import { callerAs, paths } from './caller';

let spaces = 0;

/** A fresh space in which the persona with a delivery in every state has one in this. */
function staffWith(status: string, kind: string) {
  spaces += 1;
  const store = storeOf(`moves-${spaces}`);
  const row = listDeliveries(store).find((one) => one.status === status && one.kind === kind);
  if (!row) throw new Error(`no ${kind} delivery is ${status}`);
  return { store, id: row.deliveryId, next: row.next };
}

// Written out by hand from docs/product.md, Lifecycles.
const reviewerMoves: Record<string, string[]> = {
  draft: [],
  submitted: ['screening'],
  screening: ['screenPassed', 'screenFailed'],
  screenFailed: [],
  screenPassed: ['toBook'],
  toBook: [],
  booked: ['interviewPassed', 'interviewFailed', 'reserve', 'absent'],
  rescheduling: ['toBook', 'booked'],
  interviewPassed: ['bcConsent'],
  reserve: ['bcConsent', 'interviewFailed'],
  interviewFailed: [],
  absent: [],
  bcConsent: ['bcWaived'],
  bcRunning: ['bcPassed', 'bcFailed'],
  bcPassed: ['publicity'],
  bcWaived: ['publicity'],
  bcFailed: [],
  publicity: ['hired', 'ended'],
  hired: [],
  ended: [],
  withdrawn: [],
};
const reviewerEnrolmentMoves: Record<string, string[]> = {
  draft: [],
  enrolled: ['checkedIn', 'absent'],
  checkedIn: [],
  absent: [],
  cancelled: [],
};
const cases: [kind: string, from: string, allowed: string[], all: string[]][] = [
  ...Object.entries(reviewerMoves).map(
    ([from, to]) =>
      ['position', from, to, Object.keys(deliveryLifecycle)] as [
        string,
        string,
        string[],
        string[],
      ],
  ),
  ...Object.entries(reviewerEnrolmentMoves).map(
    ([from, to]) =>
      ['activity', from, to, Object.keys(enrolmentLifecycle)] as [
        string,
        string,
        string[],
        string[],
      ],
  ),
];

describe('moves of the reviewer’s side', () => {
  test.each(cases)('%s %s leads to %j and nowhere else', (kind, from, allowed, all) => {
    const refused = staffWith(from, kind);
    expect([...refused.next].sort()).toEqual([...allowed].sort());
    for (const to of all.filter((one) => !allowed.includes(one))) {
      expect(moveDelivery(refused.store, refused.id, to)).toMatchObject({ ok: false });
    }
    for (const to of allowed) {
      const { store, id } = staffWith(from, kind);
      expect(moveDelivery(store, id, to)).toEqual({ ok: true });
      expect(listDeliveries(store).find((one) => one.deliveryId === id)?.status).toBe(to);
    }
  });

  test('an unknown delivery or state is refused, even by force', () => {
    const { store, id } = staffWith('submitted', 'position');
    expect(moveDelivery(store, 'nobody', 'screening')).toMatchObject({ ok: false });
    expect(moveDelivery(store, id, 'enrolled', { force: true })).toMatchObject({ ok: false });
  });

  test('force leads anywhere, with what the state needs', async () => {
    const caller = callerAs('deliveries');
    const { id } = await inState(caller, 'submitted');
    expect(moveDelivery(storeBehind(caller), id, 'booked', { force: true })).toEqual({ ok: true });
    const booked = await byId(caller, id);
    expect(booked.appointment?.slotId).toBeTruthy();
    expect(booked.nextAction).toMatchObject({
      type: 'attend',
      dueAt: booked.appointment?.startsAt,
      notificationId: booked.appointment?.notificationId,
    });
  });
});

describe('what staff set by force', () => {
  const set = async (from: string, to: string, kind = 'position') => {
    const caller = callerAs('deliveries');
    const before = await inState(caller, from, kind);
    expect(moveDelivery(storeBehind(caller), before.id, to, { force: true })).toEqual({ ok: true });
    return { caller, before, after: await byId(caller, before.id) };
  };

  test.each([
    ['hired', 'position', /^ZC/],
    ['checkedIn', 'activity', /^HD/],
  ])('a draft that is %s has a number and the résumé that was sent', async (to, kind, number) => {
    const { caller, after } = await set('draft', to, kind);
    expect(after.number).toMatch(number);
    const sent = await caller.get<Resume>(paths.resume, { deliveryId: after.id });
    expect(sent).toEqual(await caller.get<Resume>(paths.resume));
  });

  test('what is a draft again can be sent anew', async () => {
    const { caller, before, after } = await set('submitted', 'draft');
    expect(after).toMatchObject({ status: 'draft', timeline: [] });
    expect(after).not.toHaveProperty('number');
    const { applyId } = before;
    const page = await caller.get<WizardPage>(paths.page, { applyId });
    expect(page.currentStep).toBe('check');
    const body = { values: answers.position, declared: true };
    const { delivery } = await caller.post<ApplyResult>(paths.apply(applyId), body);
    expect(delivery).toMatchObject({ status: 'submitted', number: expect.any(String) });
  });

  test('one with an interview that is a draft again gives its time back', async () => {
    const { after } = await set('booked', 'draft');
    expect(after).not.toHaveProperty('appointment');
  });
});

describe('what a move brings', () => {
  const move = async (from: string, to: string, facts = {}) => {
    const caller = callerAs('deliveries');
    const before = await inState(caller, from);
    expect(moveDelivery(storeBehind(caller), before.id, to, facts)).toEqual({ ok: true });
    const after = await byId(caller, before.id);
    const { list } = await caller.get<PageOf<Notification>>(paths.notifications, { pageSize: 100 });
    const notices = list.filter((one) => one.deliveryId === before.id);
    return { caller, before, after, notice: notices[0] };
  };

  test('the timeline grows, the oldest first', async () => {
    const { before, after } = await move('submitted', 'screening');
    expect(after.timeline).toHaveLength(before.timeline.length + 1);
    expect(after.timeline.at(-1)).toMatchObject({ status: 'screening', at: after.updatedAt });
    const times = after.timeline.map((entry) => Date.parse(entry.at));
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });

  test('a failed review says why, what to mend and until when', async () => {
    const facts = { reason: '照片不清晰', fields: ['basic.photoFileId'] };
    const { after, notice } = await move('screening', 'screenFailed', facts);
    expect(after).toMatchObject({ ...facts, nextAction: { type: 'mend' } });
    expect(notice).toMatchObject({ type: 'review', action: { type: 'mend' } });
    expect(notice?.id).toBe(after.nextAction?.notificationId);
  });

  test('an interview to book has times, a deadline and a notification', async () => {
    const { caller, after, notice } = await move('screenPassed', 'toBook');
    const arrangeId = after.appointment?.appointmentTimeArrangeId ?? '';
    expect(after.nextAction).toMatchObject({ type: 'book', notificationId: notice?.id });
    expect(notice?.action).toMatchObject({ type: 'book', appointmentTimeArrangeId: arrangeId });
    const slots = await caller.get<AppointmentSlot[]>(paths.slots(arrangeId));
    expect(slots.length).toBeGreaterThan(3);
    expect(slots.some((slot) => slot.remaining === 0)).toBe(true);
    expect(slots.some((slot) => slot.remaining > 0)).toBe(true);
  });

  test('a background check asks for consent, saying by whom, for what and how long', async () => {
    const { after, notice } = await move('interviewPassed', 'bcConsent');
    expect(after.nextAction).toMatchObject({ type: 'consent', notificationId: notice?.id });
    expect(notice?.type).toBe('background');
    expect(notice?.action?.consent).toMatchObject({ version: expect.any(String) });
  });

  test('a request for another time that is granted opens new times and gives the old place back', async () => {
    const { before, after } = await move('rescheduling', 'toBook');
    expect(before.appointment?.slotId).toBeTruthy();
    expect(after.appointment?.slotId).toBeUndefined();
    expect(after.appointment?.appointmentTimeArrangeId).not.toBe(
      before.appointment?.appointmentTimeArrangeId,
    );
  });

  test('one that is refused keeps the appointment and says so', async () => {
    const { before, after, notice } = await move('rescheduling', 'booked');
    expect(after.appointment).toEqual(before.appointment);
    expect(notice?.title).toBe('改期申请未获同意');
  });

  test('one made before anything was booked cannot be answered with a booking', async () => {
    const caller = callerAs('deliveries');
    const delivery = await inState(caller, 'toBook');
    await caller.post(paths.confirm, {
      notificationIds: [delivery.nextAction?.notificationId],
      reschedule: { reason: '当天值班' },
    });
    const store = storeBehind(caller);
    expect(moveDelivery(store, delivery.id, 'booked')).toMatchObject({ ok: false });
    expect(moveDelivery(store, delivery.id, 'toBook')).toEqual({ ok: true });
  });

  test.each([
    ['booked', 'interviewFailed'],
    ['booked', 'absent'],
    ['bcRunning', 'bcFailed'],
    ['publicity', 'ended'],
  ])('%s → %s has a reason', async (from, to) => {
    const { after } = await move(from, to);
    expect(after.reason).toBeTruthy();
    expect(after.nextAction).toBeUndefined();
  });
});
