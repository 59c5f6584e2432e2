import { slotsOf, takeSlot } from './appointments';
import { type CandidateState, type StoredDelivery, worldOf } from './candidateState';
import { findNotification } from './candidates';
import { deliveryView } from './deliveryView';
import type { Fields } from './fields';
import { markRead, unreadOf } from './notifications';
import { fail, invalid, ok, type Reply } from './reply';
import type { PreviewStore } from './store';
import { enterState, refusalOf } from './transitions';

/** Books the slot for the delivery; booking the same slot again is no error. */
function book(
  store: PreviewStore,
  candidate: CandidateState,
  delivery: StoredDelivery,
  slotId: string,
  at: string,
): Reply | undefined {
  const world = worldOf(store);
  if (delivery.status === 'booked' && delivery.appointment?.slotId === slotId) {
    return undefined;
  }
  if (refusalOf(delivery, 'booked', 'candidate')) {
    return fail('NOT_ALLOWED', '当前不能选择面试时间，如需更改请先申请改期');
  }
  const slot = slotsOf(world, delivery.appointment?.arrangeId ?? '').find(
    (one) => one.id === slotId,
  );
  if (!slot) {
    return invalid([{ field: 'slotId', message: '没有这个面试时间' }]);
  }
  if (!takeSlot(world, delivery, slotId)) {
    return fail('SLOT_TAKEN', '该时间已约满，请选择其他时间');
  }
  enterState(world, candidate, delivery, 'booked', { at });
  return undefined;
}

/** Asks for another time. */
function reschedule(
  store: PreviewStore,
  candidate: CandidateState,
  delivery: StoredDelivery,
  wish: Fields,
  at: string,
): Reply | undefined {
  const reason = wish.text('reason');
  const preferred = wish.text('preferred');
  if (!reason) {
    return invalid([{ field: 'reschedule.reason', message: '请填写改期原因' }]);
  }
  if (refusalOf(delivery, 'rescheduling', 'candidate')) {
    return fail('NOT_ALLOWED', '当前不能申请改期');
  }
  const remark = `您申请改期：${reason}${preferred ? `；希望时间：${preferred}` : ''}`;
  enterState(worldOf(store), candidate, delivery, 'rescheduling', { at, remark });
  return undefined;
}

/**
 * Marks notifications read; with exactly one, books a slot or asks for another time
 * (contract: applicationdelivery/notificationConfirm).
 */
export function confirmNotifications(
  store: PreviewStore,
  candidate: CandidateState,
  body: Fields,
  wish: Fields,
  at: string,
): Reply {
  const all = body.value('notificationIds') === 'all';
  const ids = body.list('notificationIds');
  const slotId = body.text('slotId');
  const asksReschedule = body.has('reschedule');
  if (!all && (ids.length === 0 || ids.some((id) => !findNotification(candidate, id)))) {
    return fail('NOT_FOUND', '通知不存在');
  }
  if (!slotId && !asksReschedule) {
    markRead(candidate, at, all ? undefined : ids);
    return ok({ unread: unreadOf(candidate) });
  }
  const [id] = ids;
  if (all || ids.length !== 1 || id === undefined || (slotId && asksReschedule)) {
    return invalid([{ field: 'notificationIds', message: '一次只能处理一个面试通知' }]);
  }
  const delivery = candidate.deliveries.find((one) => one.appointment?.notificationId === id);
  if (!delivery) {
    return fail('NOT_ALLOWED', '该通知不能预约面试时间');
  }
  const refusal = slotId
    ? book(store, candidate, delivery, slotId, at)
    : reschedule(store, candidate, delivery, wish, at);
  if (refusal) {
    return refusal;
  }
  markRead(candidate, at, [id]);
  return ok({
    unread: unreadOf(candidate),
    delivery: deliveryView(worldOf(store), delivery),
  });
}
