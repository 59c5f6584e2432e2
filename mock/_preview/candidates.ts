import type { Position } from '../../src/services/types';
import { seedCandidate } from './candidateSeed';
import {
  type CandidateState,
  isBegun,
  type StoredDelivery,
  type StoredNotification,
  worldOf,
} from './candidateState';
import { asSeeded } from './clock';
import { groupNow } from './deliveryView';
import { personByLoginName } from './people';
import type { PreviewStore } from './store';

/** The candidate's data, seeded at first use by the kind of person; undefined when no account has this name. */
export function findCandidate(store: PreviewStore, loginName: string): CandidateState | undefined {
  const person = personByLoginName(store, loginName);
  if (!person) {
    return undefined;
  }
  const world = worldOf(store);
  const known = world.byLoginName[loginName];
  // The login name of a closed account may belong to another person now, who gets new data.
  if (known?.idPrefix === person.id) {
    return known;
  }
  const made = asSeeded(() => seedCandidate(world, person));
  world.byLoginName[loginName] = made;
  return made;
}

/** Like `findCandidate`, for a person who exists; throws for another. */
export function candidateOf(store: PreviewStore, loginName: string): CandidateState {
  const found = findCandidate(store, loginName);
  if (!found) {
    throw new Error(`the preview server knows no person ${loginName}`);
  }
  return found;
}

/** The person's delivery for a position or activity that is a draft or live; undefined when there is none. */
function deliveryByTarget(
  store: PreviewStore,
  loginName: string,
  targetId: string,
): StoredDelivery | undefined {
  return findCandidate(store, loginName)?.deliveries.find(
    (one) => one.targetId === targetId && isBegun(one) && groupNow(one) !== 'ended',
  );
}

/**
 * The person's delivery that a position names (contract: Position.deliveryId): a draft, an active or an ended one. A
 * withdrawn one is left out, as the person may apply again; so is one that was only opened, which is no draft yet.
 */
function ownDelivery(store: PreviewStore, loginName: string, positionId: string) {
  return (
    deliveryByTarget(store, loginName, positionId) ??
    findCandidate(store, loginName)?.deliveries.findLast(
      (one) => one.targetId === positionId && isBegun(one) && one.status !== 'withdrawn',
    )
  );
}

/** The person's enrolment for an activity: the current one, else the last one; undefined when there is none. */
export function enrolmentOf(
  store: PreviewStore,
  loginName: string,
  activityId: string,
): StoredDelivery | undefined {
  return (
    deliveryByTarget(store, loginName, activityId) ??
    findCandidate(store, loginName)?.deliveries.findLast(
      (one) => one.targetId === activityId && isBegun(one),
    )
  );
}

/** A position, with whether this person has collected it or applied to it. */
export function positionFor(store: PreviewStore, loginName: string, position: Position): Position {
  const candidate = findCandidate(store, loginName);
  const deliveryId = ownDelivery(store, loginName, position.id)?.deliveryId;
  return {
    ...position,
    collected: candidate?.collected.some((one) => one.positionId === position.id) ?? false,
    ...(deliveryId ? { deliveryId } : {}),
  };
}

/** The delivery with this id, and its candidate. */
export function findDelivery(
  store: PreviewStore,
  deliveryId: string,
): { candidate: CandidateState; delivery: StoredDelivery } | undefined {
  for (const candidate of Object.values(worldOf(store).byLoginName)) {
    const delivery = candidate.deliveries.find((one) => one.deliveryId === deliveryId);
    if (delivery) {
      return { candidate, delivery };
    }
  }
  return undefined;
}

/** The person's own notification with this id. */
export function findNotification(
  candidate: CandidateState,
  notificationId: string,
): StoredNotification | undefined {
  return candidate.notifications.find((one) => one.id === notificationId);
}
