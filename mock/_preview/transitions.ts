import { canMove, groupOf } from '../../src/features/deliveries/shared/lifecycle';
import type { AnyStatus, Notification } from '../../src/services/types';
import { arrangeSlots, heldSlot, plusDays, releaseSlot, slotsOf, takeSlot } from './appointments';
import {
  type CandidateState,
  type CandidateWorld,
  nextId,
  type StoredDelivery,
} from './candidateState';
import { CONSENT, FIELDS_TO_MEND, NOTICES, REASONS, REMARKS } from './deliveryTexts';
import { targetOf } from './targets';

/** What goes with a move. */
export interface MoveFacts {
  /** When, ISO 8601. */
  at: string;
  remark?: string;
  reason?: string;
  fields?: string[];
}

/** Days the candidate has to choose a slot, and to answer about the background check. */
const BOOKING_DAYS = 3;
const CONSENT_DAYS = 7;

function notify(
  candidate: CandidateState,
  delivery: StoredDelivery,
  at: string,
  text: { title: string; body: string },
  action?: Notification['action'],
): string {
  const id = nextId(candidate, 'n');
  const type =
    delivery.kind === 'activity' ? 'activity' : (NOTICES[delivery.status]?.type ?? 'review');
  candidate.notifications.push({
    id,
    deliveryId: delivery.deliveryId,
    type,
    title: text.title,
    body: `「${targetOf(delivery.kind, delivery.targetId)?.name ?? '该岗位'}」${text.body}`,
    createdAt: at,
    ...(action ? { action } : {}),
  });
  return id;
}

/** Makes what the new state needs: deadline, interview times, consent; returns the notification's action. */
function prepare(
  world: CandidateWorld,
  candidate: CandidateState,
  delivery: StoredDelivery,
  at: string,
): Notification['action'] {
  switch (delivery.status) {
    case 'screenFailed': {
      const dueAt = targetOf(delivery.kind, delivery.targetId)?.closesAt ?? at;
      delivery.dueAt = dueAt;
      return { type: 'mend', dueAt };
    }
    case 'toBook': {
      const arrangeId = nextId(candidate, 'arr');
      arrangeSlots(world, arrangeId, at);
      delivery.appointment = { arrangeId, notificationId: '' };
      delivery.dueAt = plusDays(at, BOOKING_DAYS, '18:00');
      return { type: 'book', dueAt: delivery.dueAt, appointmentTimeArrangeId: arrangeId };
    }
    case 'bcConsent':
      delivery.dueAt = plusDays(at, CONSENT_DAYS, '18:00');
      return { type: 'consent', dueAt: delivery.dueAt, consent: { ...CONSENT } };
    default:
      return undefined;
  }
}

/** A delivery moved to `booked` by staff needs an appointment even when the steps before were skipped. */
function ensureBooked(
  world: CandidateWorld,
  candidate: CandidateState,
  delivery: StoredDelivery,
  at: string,
): void {
  if (!delivery.appointment) {
    const arrangeId = nextId(candidate, 'arr');
    arrangeSlots(world, arrangeId, at);
    delivery.appointment = { arrangeId, notificationId: '' };
  }
  const { arrangeId, slotId } = delivery.appointment;
  if (!slotId) {
    const free = slotsOf(world, arrangeId).find((slot) => slot.taken < slot.capacity);
    if (free) {
      takeSlot(world, delivery, free.id);
    }
  }
}

/** An interview that will not take place frees its place and is no appointment any more; one that was held stays. */
function dropComingAppointment(world: CandidateWorld, delivery: StoredDelivery, at: string): void {
  const held = heldSlot(world, delivery);
  if (!held || Date.parse(held.startsAt) > Date.parse(at)) {
    releaseSlot(world, delivery);
    delete delivery.appointment;
  }
}

/**
 * Brings a delivery into a state: timeline, deadline, reason, notification, appointment or consent. Whether the move is
 * allowed is asked before (`refusalOf`). Source: product decisions, Lifecycles.
 */
export function advance(
  world: CandidateWorld,
  candidate: CandidateState,
  delivery: StoredDelivery,
  to: AnyStatus,
  facts: MoveFacts,
): void {
  const from = delivery.status;
  const { at } = facts;
  delivery.status = to;
  delivery.updatedAt = at;
  delete delivery.dueAt;
  delete delivery.notificationId;
  delivery.reason = facts.reason ?? (delivery.kind === 'position' ? REASONS[to] : undefined);
  delivery.fields = to === 'screenFailed' ? (facts.fields ?? FIELDS_TO_MEND) : undefined;
  delivery.before = to === 'rescheduling' ? from : undefined;
  delivery.timeline.push({ status: to, at, remark: facts.remark ?? REMARKS[to] });
  if (to === 'toBook') {
    releaseSlot(world, delivery);
  }
  if (to === 'withdrawn') {
    dropComingAppointment(world, delivery, at);
  }
  if (to === 'booked') {
    ensureBooked(world, candidate, delivery, at);
  }
  const action = prepare(world, candidate, delivery, at);
  const refused = from === 'rescheduling' && to === 'booked';
  const text = refused
    ? { title: '改期申请未获同意', body: '的改期申请未获同意，请按原预约时间参加面试。' }
    : NOTICES[to];
  if (text) {
    const id = notify(candidate, delivery, at, text, action);
    if (action) {
      delivery.notificationId = id;
    }
    if (delivery.appointment && (to === 'toBook' || delivery.appointment.notificationId === '')) {
      delivery.appointment.notificationId = id;
    }
  } else if (delivery.appointment?.notificationId === '') {
    delivery.appointment.notificationId = notify(candidate, delivery, at, {
      title: '面试已预约',
      body: '的面试已预约，请按时参加。',
    });
  }
}

/**
 * Why this move may not be made now, or undefined. Beyond the table: a failed review that has ended stays ended, and a
 * refused rescheduling leads back to the state before it only.
 */
export function refusalOf(
  delivery: StoredDelivery,
  to: string,
  by: 'candidate' | 'reviewer',
): string | undefined {
  const state = targetOf(delivery.kind, delivery.targetId)?.state;
  const { status, kind } = delivery;
  const refused =
    !canMove(status, to, by, kind) ||
    (status === 'screenFailed' && groupOf(status, kind, state) === 'ended') ||
    (status === 'rescheduling' && to === 'booked' && delivery.before !== 'booked');
  return refused ? `当前状态不允许此操作（${status} → ${to}）` : undefined;
}
