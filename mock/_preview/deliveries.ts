import {
  lifecycleStateOf,
  nextActionOf,
  withdrawalOf,
} from '../../src/features/deliveries/shared/lifecycle';
import type { AnyStatus, TargetKind } from '../../src/services/types';
import {
  type CandidateState,
  type CandidateWorld,
  type StoredDelivery,
  worldOf,
} from './candidateState';
import { findCandidate, findDelivery } from './candidates';
import { iso, now } from './clock';
import { groupNow } from './deliveryView';
import { personas, personOfPersona } from './personas';
import type { PreviewStore } from './store';
import { targetOf } from './targets';
import { enterState, refusalOf } from './transitions';

/** A row of the console. */
export interface ListedDelivery {
  deliveryId: string;
  loginName: string;
  kind: TargetKind;
  title: string;
  status: AnyStatus;
  /** The states that the reviewer's side may choose now. */
  next: string[];
}

/** Everybody whose deliveries staff can move: the personas, and all others who have used this space and kept their account. */
function everybody(store: PreviewStore): CandidateState[] {
  const ofPersonas = personas
    .map((persona) => personOfPersona(store, persona))
    .flatMap((person) => (person?.roles.includes('candidate') ? [person.loginName] : []));
  const names = new Set([...ofPersonas, ...Object.keys(worldOf(store).byLoginName)]);
  return [...names].flatMap((name) => findCandidate(store, name) ?? []);
}

/** Every delivery of every person with the moves the reviewer's side may make. */
export function listDeliveries(store: PreviewStore): ListedDelivery[] {
  return everybody(store).flatMap((candidate) =>
    candidate.deliveries.map((delivery) => ({
      deliveryId: delivery.deliveryId,
      loginName: candidate.loginName,
      kind: delivery.kind,
      title: targetOf(delivery.kind, delivery.targetId)?.name ?? delivery.targetId,
      status: delivery.status,
      next: (lifecycleStateOf(delivery.status, delivery.kind)?.moves ?? [])
        .map((move) => move.to)
        .filter((to) => refusalOf(delivery, to, 'reviewer') === undefined),
    })),
  );
}

export type Moved = { ok: true } | { ok: false; message: string };

/**
 * Moves a delivery as the reviewer's side does (docs/product.md, Lifecycles). With `force` any state of its kind is
 * allowed.
 */
export function moveDelivery(
  store: PreviewStore,
  deliveryId: string,
  status: string,
  facts: { force?: boolean; reason?: string; fields?: string[] } = {},
): Moved {
  everybody(store);
  const found = findDelivery(store, deliveryId);
  if (!found) {
    return { ok: false, message: '投递不存在' };
  }
  const { candidate, delivery } = found;
  const known = lifecycleStateOf(status, delivery.kind) !== undefined;
  const refusal = known ? refusalOf(delivery, status, 'reviewer') : `没有这个状态（${status}）`;
  if (refusal && !(known && facts.force)) {
    return { ok: false, message: refusal };
  }
  const { reason, fields } = facts;
  enterState(worldOf(store), candidate, delivery, status as AnyStatus, {
    at: iso(now()),
    ...(reason ? { reason } : {}),
    ...(fields ? { fields } : {}),
  });
  return { ok: true };
}

/** Frees the seat in an activity's session. */
function releaseSeat(world: CandidateWorld, { sessionId }: StoredDelivery): void {
  if (sessionId) {
    world.seats[sessionId] = (world.seats[sessionId] ?? 0) - 1;
  }
}

/**
 * Removes a draft, withdraws a live delivery or cancels an enrolment (contract: applicationdelivery/delete). Answers false
 * when the state does not allow it, or the session is over.
 */
export function removeOrWithdraw(
  world: CandidateWorld,
  candidate: CandidateState,
  delivery: StoredDelivery,
  at: string,
): boolean {
  const state = targetOf(delivery.kind, delivery.targetId)?.state;
  const to = withdrawalOf(delivery.status, delivery.kind, state);
  const session = targetOf(delivery.kind, delivery.targetId)?.sessions.find(
    (one) => one.id === delivery.sessionId,
  );
  const isOver =
    delivery.status === 'enrolled' && session && Date.parse(session.endsAt) <= Date.parse(at);
  if (!to || isOver) {
    return false;
  }
  if (to === 'removed') {
    candidate.deliveries = candidate.deliveries.filter((one) => one !== delivery);
    return true;
  }
  enterState(world, candidate, delivery, to, { at });
  if (delivery.kind === 'activity') {
    releaseSeat(world, delivery);
  }
  return true;
}

/** Closing an account: every draft is removed, every live delivery withdrawn, publicity included. */
export function withdrawAll(store: PreviewStore, loginName: string): void {
  const candidate = findCandidate(store, loginName);
  if (!candidate) {
    return;
  }
  const world = worldOf(store);
  const at = iso(now());
  for (const delivery of [...candidate.deliveries]) {
    if (!removeOrWithdraw(world, candidate, delivery, at) && groupNow(delivery) === 'active') {
      enterState(
        world,
        candidate,
        delivery,
        delivery.kind === 'activity' ? 'cancelled' : 'withdrawn',
        {
          at,
        },
      );
    }
  }
}

/** Whether the delivery's next action is this one. */
export function waitsFor(delivery: StoredDelivery, type: string): boolean {
  const state = targetOf(delivery.kind, delivery.targetId)?.state;
  return nextActionOf(delivery.status, delivery.kind, state) === type;
}
