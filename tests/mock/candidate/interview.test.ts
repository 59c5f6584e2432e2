import type { StaffState } from '../../../mock/_preview/staff/types';
import type {
  AppointmentSlot,
  Notification,
  NotificationsConfirmed,
  PageOf,
} from '../../../src/services/types';
import { inState } from './applying';
import { callerAs, paths } from './caller';

describe('the interview', () => {
  const toBook = async () => {
    const caller = callerAs('deliveries');
    const delivery = await inState(caller, 'toBook');
    const { notificationId = '' } = delivery.nextAction ?? {};
    const arrangeId = delivery.appointment?.appointmentTimeArrangeId ?? '';
    const slots = await caller.get<AppointmentSlot[]>(paths.slots(arrangeId));
    return { caller, delivery, ids: [notificationId], slots };
  };

  test('choosing a slot books it, takes the place and reads the notification', async () => {
    const { caller, delivery, ids, slots } = await toBook();
    const slot = slots.find((one) => one.remaining > 1);
    const sent = { notificationIds: ids, slotId: slot?.id };
    const answer = await caller.post<NotificationsConfirmed>(paths.confirm, sent);
    expect(answer.delivery).toMatchObject({
      id: delivery.id,
      status: 'booked',
      appointment: { slotId: slot?.id, startsAt: slot?.startsAt, place: slot?.place },
      nextAction: { type: 'attend', dueAt: slot?.startsAt },
    });
    const arrangeId = delivery.appointment?.appointmentTimeArrangeId ?? '';
    const after = await caller.get<AppointmentSlot[]>(paths.slots(arrangeId));
    expect(after.find((one) => one.id === slot?.id)?.remaining).toBe((slot?.remaining ?? 0) - 1);
    const notices = await caller.get<PageOf<Notification>>(paths.notifications, { pageSize: 100 });
    const notice = notices.list.find((one) => one.id === ids[0]);
    expect(notice?.readAt).toBeTruthy();
    expect(notice?.action).toBeUndefined();
    // Sent twice: the same answer, and only one place is taken.
    expect((await caller.post<NotificationsConfirmed>(paths.confirm, sent)).delivery).toEqual(
      answer.delivery,
    );
  });

  test('a full slot, an unknown one and two wishes at once are refused', async () => {
    const { caller, ids, slots } = await toBook();
    const full = slots.find((one) => one.remaining === 0);
    const send = (body: object) => caller.refused(paths.confirm, body);
    expect(await send({ notificationIds: ids, slotId: full?.id })).toMatchObject({
      code: 'SLOT_TAKEN',
    });
    expect(await send({ notificationIds: ids, slotId: 'nowhere' })).toMatchObject({
      code: 'VALIDATION',
      fields: ['slotId'],
    });
    const reschedule = { reason: '值班' };
    expect(await send({ notificationIds: ids, slotId: slots[3]?.id, reschedule })).toMatchObject({
      code: 'VALIDATION',
    });
    expect(await send({ notificationIds: 'all', slotId: slots[3]?.id })).toMatchObject({
      code: 'VALIDATION',
    });
    expect(await send({ notificationIds: ['nobody'] })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await send({ notificationIds: [] })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('staff let others take the rest of a time: it is full by the time it is asked for', async () => {
    const { caller, delivery, ids, slots } = await toBook();
    const slot = slots.find((one) => one.remaining > 1);
    const state = await caller.client.data<StaffState>('/__preview/state');
    expect(state.slots.map(({ id }) => id)).toContain(slot?.id);
    expect((await caller.client.post(`/__preview/slots/${slot?.id}`)).status).toBe(200);
    expect((await caller.client.post('/__preview/slots/nowhere')).status).toBe(404);
    const sent = { notificationIds: ids, slotId: slot?.id };
    expect(await caller.refused(paths.confirm, sent)).toMatchObject({ code: 'SLOT_TAKEN' });
    const arrangeId = delivery.appointment?.appointmentTimeArrangeId ?? '';
    const after = await caller.get<AppointmentSlot[]>(paths.slots(arrangeId));
    expect(after.find((one) => one.id === slot?.id)?.remaining).toBe(0);
  });

  test.each(['toBook', 'booked'])('another time can be asked for when %s', async (status) => {
    const caller = callerAs('deliveries');
    const { appointment } = await inState(caller, status);
    const body = {
      notificationIds: [appointment?.notificationId],
      reschedule: { reason: '当天值班', preferred: '下周任意一天' },
    };
    const answer = await caller.post<NotificationsConfirmed>(paths.confirm, body);
    expect(answer.delivery?.status).toBe('rescheduling');
    expect(answer.delivery?.timeline.at(-1)?.remark).toContain('下周任意一天');
    expect(await caller.refused(paths.confirm, body)).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('asking needs a reason; a booked one cannot simply be booked anew', async () => {
    const caller = callerAs('deliveries');
    const { appointment } = await inState(caller, 'booked');
    const notificationIds = [appointment?.notificationId];
    const arrangeId = appointment?.appointmentTimeArrangeId ?? '';
    const slots = await caller.get<AppointmentSlot[]>(paths.slots(arrangeId));
    const other = slots.find((one) => one.id !== appointment?.slotId && one.remaining > 0);
    expect(
      await caller.refused(paths.confirm, { notificationIds, reschedule: { reason: ' ' } }),
    ).toMatchObject({ code: 'VALIDATION', fields: ['reschedule.reason'] });
    expect(
      await caller.refused(paths.confirm, { notificationIds, slotId: other?.id }),
    ).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('a notification without an interview books nothing; somebody else’s times are not shown', async () => {
    const { caller, delivery } = await toBook();
    const { list } = await caller.get<PageOf<Notification>>(paths.notifications, {
      type: 'system',
    });
    expect(
      await caller.refused(paths.confirm, { notificationIds: [list[0]?.id], slotId: 'any' }),
    ).toMatchObject({ code: 'NOT_ALLOWED' });
    const other = callerAs('complete', caller.client.cookies.get('preview_space'));
    const arrangeId = delivery.appointment?.appointmentTimeArrangeId ?? '';
    expect(await other.refusedGet(paths.slots(arrangeId))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
