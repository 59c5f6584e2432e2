import {
  deliveryLifecycle,
  enrolmentLifecycle,
  lifecycleStateOf,
  type Move,
} from '../../../src/features/deliveries/shared/lifecycle';
import type {
  AppointmentSlot,
  Delivery,
  ErrorCode,
  Notification,
  PageOf,
  Resume,
  TargetKind,
} from '../../../src/services/types';
import { answers, type Found, inState } from './applying';
import { type Caller, callerAs, paths } from './caller';

/** One line of the lifecycle tables. */
export interface TableMove {
  kind: TargetKind;
  from: string;
  to: string;
  by: 'candidate' | 'reviewer';
  via?: Move<string>['via'];
}

const tables: [TargetKind, string[]][] = [
  ['position', Object.keys(deliveryLifecycle)],
  ['activity', Object.keys(enrolmentLifecycle)],
];

export const tableStates: [kind: TargetKind, status: string][] = tables.flatMap(
  ([kind, statuses]) => statuses.map((status): [TargetKind, string] => [kind, status]),
);

/** Every state of a kind. */
export function statesOf(kind: TargetKind): string[] {
  return tableStates.filter(([one]) => one === kind).map(([, status]) => status);
}

/** Every move of both tables. */
export const tableMoves: TableMove[] = tableStates.flatMap(([kind, from]) =>
  (lifecycleStateOf(from, kind)?.moves ?? []).map(({ to, by, via }) => ({
    kind,
    from,
    to,
    by,
    via,
  })),
);

let spaces = 0;

/** A fresh space with the persona's delivery in this state. */
export async function begin(
  kind: TargetKind,
  status: string,
): Promise<{ caller: Caller; delivery: Delivery }> {
  spaces += 1;
  const caller = callerAs('deliveries', `lifecycle-${spaces}`);
  return { caller, delivery: await inState(caller, status, kind) };
}

/** The state a delivery is in now; `removed` when it is gone. */
export async function statusNow(caller: Caller, deliveryId: string): Promise<string> {
  const { list } = await caller.get<Found>(paths.search, { deliveryId });
  return list[0]?.status ?? 'removed';
}

/** The result of a move. */
export interface Outcome {
  code?: ErrorCode;
}

async function ask(caller: Caller, path: string, body: object = {}): Promise<Outcome> {
  const answer = await caller.client.post<unknown>(path, body);
  return answer.body.success ? {} : { code: answer.body.errorCode };
}

/** The reviewer's side moves a delivery, as `POST /__preview/deliveries/{deliveryId}`. */
export function reviewerMoves(caller: Caller, { id }: Delivery, status: string): Promise<Outcome> {
  return ask(caller, `/__preview/deliveries/${id}`, { status });
}

/** The notification of the interview or the consent; where a delivery has none, any other one of the person. */
async function notificationOf(caller: Caller, delivery: Delivery): Promise<Notification> {
  const { list } = await caller.get<PageOf<Notification>>(paths.notifications, { pageSize: 100 });
  const wanted = delivery.nextAction?.notificationId ?? delivery.appointment?.notificationId;
  const found =
    list.find(({ id }) => id === wanted) ??
    list.find(({ deliveryId }) => deliveryId === delivery.id) ??
    list[0];
  if (!found) throw new Error('The person has no notification');
  return found;
}

async function freeSlot(caller: Caller, { appointment }: Delivery): Promise<string> {
  if (!appointment) return 'none';
  const slots = await caller.get<AppointmentSlot[]>(
    paths.slots(appointment.appointmentTimeArrangeId),
  );
  const free = slots.find((slot) => slot.remaining > 0 && slot.id !== appointment.slotId);
  if (!free) throw new Error('No interview time is free');
  return free.id;
}

async function enrolInSession(caller: Caller, { applyId, kind, targetId }: Delivery) {
  if (kind !== 'activity') return;
  const { version, target } = await caller.get<{
    version: number;
    target: { activity?: { sessions: { id: string; remaining: number }[] } };
  }>(paths.page, { applyId });
  const session = target.activity?.sessions.find(({ remaining }) => remaining > 0);
  if (!session) throw new Error(`No session of ${targetId} has seats`);
  const body = { applyId, step: 'target', values: {}, sessionId: session.id, version };
  await caller.post(paths.page, body);
}

/** Every act of the candidate by its name in the table; `reschedule` is made by the confirm call too. */
export const candidateActs = [
  'apply',
  'delete',
  'completeResume',
  'book',
  'reschedule',
  'agreeBc',
  'disagreeBc',
] as const;
export type CandidateAct = (typeof candidateActs)[number];

/** The act that makes a move of the table. */
export function actOf({ via, to }: TableMove): CandidateAct {
  if (via === 'notificationConfirm') return to === 'booked' ? 'book' : 'reschedule';
  if (!via) throw new Error('The move is not the candidate’s');
  return via;
}

/** Changes the place to live, which a failed review of the seed asks for. */
export async function mendAsked(caller: Caller): Promise<void> {
  const { basic, version } = await caller.get<Resume>(paths.resume);
  await caller.post(paths.save, {
    section: 'basic',
    value: { ...basic, currentRegion: basic.currentRegion === '110101' ? '110102' : '110101' },
    version,
    sensitiveConsentVersion: '2026.1',
  });
}

/** Makes the call of an act, also where it is not allowed. */
export async function candidateActsNow(
  caller: Caller,
  delivery: Delivery,
  act: CandidateAct,
): Promise<Outcome> {
  const { id, applyId, kind, status } = delivery;
  switch (act) {
    case 'apply':
      if (status === 'draft') await enrolInSession(caller, delivery);
      return ask(caller, paths.apply(applyId), { values: answers[kind], declared: true });
    case 'delete':
      return ask(caller, paths.remove(id));
    case 'completeResume':
      await mendAsked(caller);
      return ask(caller, paths.complete(id));
    case 'book': {
      const { id: notificationId } = await notificationOf(caller, delivery);
      const slotId = await freeSlot(caller, delivery);
      return ask(caller, paths.confirm, { notificationIds: [notificationId], slotId });
    }
    case 'reschedule': {
      const { id: notificationId } = await notificationOf(caller, delivery);
      const reschedule = { reason: '当天值班' };
      return ask(caller, paths.confirm, { notificationIds: [notificationId], reschedule });
    }
    default: {
      const { action } = await notificationOf(caller, delivery);
      const consentVersion = action?.consent?.version ?? '2026.1';
      return ask(caller, act === 'agreeBc' ? paths.agree : paths.disagree, {
        deliveryId: id,
        consentVersion,
      });
    }
  }
}
