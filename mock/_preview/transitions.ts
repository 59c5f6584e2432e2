import { canMove, groupOf } from '../../src/features/deliveries/shared/lifecycle';
import type { AnyStatus, Notification } from '../../src/services/types';
import {
  arrangeSlots,
  dropComingAppointment,
  ensureBooked,
  plusDays,
  releaseSlot,
} from './appointments';
import {
  type CandidateState,
  type CandidateWorld,
  nextId,
  nextNumber,
  type StoredDelivery,
} from './candidateState';
import { consent, fieldsToMend, notices, reasons, remarks } from './deliveryTexts';
import { statusWord } from './staff/words';
import { targetOf } from './targets';

/** Details of a move. */
export interface MoveFacts {
  /** When, ISO 8601. */
  at: string;
  remark?: string;
  reason?: string;
  fields?: string[];
}

/** Days to choose a slot, and to answer about the background check. */
const bookingDays = 3;
const consentDays = 7;

function notify(
  candidate: CandidateState,
  delivery: StoredDelivery,
  at: string,
  text: { title: string; body: string },
  action?: Notification['action'],
): string {
  const id = nextId(candidate, 'n');
  const type =
    delivery.kind === 'activity' ? 'activity' : (notices[delivery.status]?.type ?? 'review');
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

/** Sets the deadline and interview times that the new state needs; returns the notification's action. */
function makeNeedsOfState(
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
      delivery.dueAt = plusDays(at, bookingDays, '18:00');
      return { type: 'book', dueAt: delivery.dueAt, appointmentTimeArrangeId: arrangeId };
    }
    case 'bcConsent':
      delivery.dueAt = plusDays(at, consentDays, '18:00');
      return { type: 'consent', dueAt: delivery.dueAt, consent: { ...consent } };
    default:
      return undefined;
  }
}

/** Gives a draft what sending brings: its number and the résumé as it was sent. */
function sendDraft(
  world: CandidateWorld,
  candidate: CandidateState,
  delivery: StoredDelivery,
  at: string,
): void {
  delivery.number = nextNumber(world, delivery.kind, at);
  delivery.snapshot = structuredClone(candidate.resume);
  delivery.wizard.step = 'done';
  delivery.wizard.version += 1;
}

/** Takes away what sending and the states since have brought: only staff make a sent delivery a draft again. */
function takeBack(world: CandidateWorld, delivery: StoredDelivery): void {
  releaseSlot(world, delivery);
  delete delivery.appointment;
  delete delivery.number;
  delete delivery.snapshot;
  delivery.timeline = [];
  delivery.wizard.step = 'check';
}

/**
 * Puts a delivery into a state, with timeline, deadline, reason, notification, appointment or consent. The caller checks
 * first that the move is allowed (`refusalOf`; docs/product.md, Lifecycles).
 */
export function enterState(
  world: CandidateWorld,
  candidate: CandidateState,
  delivery: StoredDelivery,
  to: AnyStatus,
  facts: MoveFacts,
): void {
  const from = delivery.status;
  const { at } = facts;
  if (from === 'draft' && to !== 'draft') {
    sendDraft(world, candidate, delivery, at);
  }
  delivery.status = to;
  delivery.updatedAt = at;
  delete delivery.dueAt;
  delete delivery.notificationId;
  delivery.reason = facts.reason ?? (delivery.kind === 'position' ? reasons[to] : undefined);
  delivery.fields = to === 'screenFailed' ? (facts.fields ?? fieldsToMend) : undefined;
  delivery.statusBefore = to === 'rescheduling' ? from : undefined;
  if (to === 'draft') {
    takeBack(world, delivery);
    return;
  }
  delivery.timeline.push({ status: to, at, remark: facts.remark ?? remarks[to] });
  if (to === 'toBook') {
    releaseSlot(world, delivery);
  }
  if (to === 'withdrawn') {
    dropComingAppointment(world, delivery, at);
  }
  if (to === 'booked') {
    ensureBooked(world, candidate, delivery, at);
  }
  const action = makeNeedsOfState(world, candidate, delivery, at);
  const refused = from === 'rescheduling' && to === 'booked';
  const text = refused
    ? { title: '改期申请未获同意', body: '的改期申请未获同意，请按原预约时间参加面试。' }
    : notices[to];
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
 * Why this move is not allowed now, or undefined. In addition to the table: a failed review of a closed position stays as
 * it is, and a refused rescheduling returns only to the state before it.
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
    (status === 'rescheduling' && to === 'booked' && delivery.statusBefore !== 'booked');
  return refused ? `当前状态不允许此操作（${statusWord(status)} → ${statusWord(to)}）` : undefined;
}
