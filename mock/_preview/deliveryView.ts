import {
  type DeliveryGroup,
  groupOf,
  nextActionOf,
} from '../../src/features/deliveries/shared/lifecycle';
import type { ActivitySession, Appointment, Delivery, NextAction } from '../../src/services/types';
import {
  bringTo,
  contact,
  heldSlot,
  instructions,
  meetingOf,
  plusDays,
  slotsOf,
} from './appointments';
import type { CandidateWorld, StoredDelivery } from './candidateState';
import { publicityPlace } from './deliveryTexts';
import { type Target, targetOf } from './targets';

/** A session, its seats less those that candidates of this server have taken. */
export function sessionView(world: CandidateWorld, session: ActivitySession): ActivitySession {
  const taken = world.seats[session.id] ?? 0;
  return {
    ...session,
    remaining: Math.min(session.capacity, Math.max(0, session.remaining - taken)),
  };
}

function appointmentView(world: CandidateWorld, delivery: StoredDelivery): Appointment | undefined {
  if (!delivery.appointment) {
    return undefined;
  }
  const { arrangeId, notificationId } = delivery.appointment;
  const held = heldSlot(world, delivery);
  const all = slotsOf(world, arrangeId);
  const first = held ?? all[0];
  const last = held ?? all.at(-1);
  if (!first || !last) {
    return undefined;
  }
  return {
    appointmentTimeArrangeId: arrangeId,
    notificationId,
    ...(held ? { slotId: held.id } : {}),
    startsAt: first.startsAt,
    endsAt: last.endsAt,
    place: first.place,
    online: first.online,
    contact: contact,
    instructions: instructions,
    ...(held?.online ? { meetingUrl: meetingOf(held.id) } : {}),
    bring: [...bringTo[first.online ? 'online' : 'place']],
  };
}

function nextActionView(
  delivery: StoredDelivery,
  target: Target | undefined,
  startsAt: string | undefined,
): NextAction | undefined {
  const type = nextActionOf(delivery.status, delivery.kind, target?.state);
  if (!type || (type === 'finish' && !target?.open)) {
    return undefined;
  }
  const dueAt =
    type === 'finish' ? target?.closesAt : type === 'attend' ? startsAt : delivery.dueAt;
  const notificationId =
    type === 'attend' ? delivery.appointment?.notificationId : delivery.notificationId;
  return dueAt ? { type, dueAt, ...(notificationId ? { notificationId } : {}) } : undefined;
}

/** Calendar days: five working days and a weekend. */
const publicityDays = 7;

/** When and where the name is made public, from the day of that state on. */
function publicityView({ timeline }: StoredDelivery): Delivery['publicity'] {
  const from = timeline.find(({ status }) => status === 'publicity')?.at;
  return from
    ? { from, to: plusDays(from, publicityDays, '17:00'), place: publicityPlace }
    : undefined;
}

/** The group in which a stored delivery is listed now. */
export function groupNow(delivery: StoredDelivery): DeliveryGroup {
  const state = targetOf(delivery.kind, delivery.targetId)?.state;
  return groupOf(delivery.status, delivery.kind, state);
}

/** A delivery as the contract shows it. */
export function deliveryView(world: CandidateWorld, delivery: StoredDelivery): Delivery {
  const target = targetOf(delivery.kind, delivery.targetId);
  const appointment = appointmentView(world, delivery);
  const session = target?.sessions.find((one) => one.id === delivery.sessionId);
  const publicity = publicityView(delivery);
  const nextAction = nextActionView(
    delivery,
    target,
    delivery.kind === 'activity' ? session?.startsAt : appointment?.startsAt,
  );
  return {
    id: delivery.deliveryId,
    ...(delivery.number ? { number: delivery.number } : {}),
    applyId: delivery.applyId,
    kind: delivery.kind,
    targetId: delivery.targetId,
    targetName: target?.name ?? '',
    enterpriseName: target?.enterpriseName ?? '',
    status: delivery.status,
    ...(target?.state ? { positionState: target.state } : {}),
    createdAt: delivery.createdAt,
    updatedAt: delivery.updatedAt,
    ...(nextAction ? { nextAction } : {}),
    ...(delivery.reason ? { reason: delivery.reason } : {}),
    ...(delivery.fields ? { fields: delivery.fields } : {}),
    ...(session ? { session: sessionView(world, session) } : {}),
    ...(appointment ? { appointment } : {}),
    ...(publicity ? { publicity } : {}),
    timeline: delivery.timeline.map((entry) => ({ ...entry })),
  };
}
