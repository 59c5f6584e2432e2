import type { Position } from '../../src/services/types';
import { seedCandidate } from './candidateSeed';
import {
  type CandidateState,
  type StoredDelivery,
  type StoredNotification,
  worldOf,
} from './candidateState';
import { groupNow } from './deliveryView';
import { personByLoginName } from './people';
import type { PreviewStore } from './store';

/** The candidate's data, seeded at first use by what kind of person it is; undefined for nobody. */
export function findCandidate(store: PreviewStore, loginName: string): CandidateState | undefined {
  const person = personByLoginName(store, loginName);
  if (!person) {
    return undefined;
  }
  const world = worldOf(store);
  const known = world.byLoginName[loginName];
  // A closed account's login name may be registered again by somebody else.
  if (known?.idPrefix === person.id) {
    return known;
  }
  const made = seedCandidate(world, person);
  world.byLoginName[loginName] = made;
  return made;
}

/** The data of a person who is known to exist, such as the one of the session. */
export function candidateOf(store: PreviewStore, loginName: string): CandidateState {
  const found = findCandidate(store, loginName);
  if (!found) {
    throw new Error(`the preview server knows no person ${loginName}`);
  }
  return found;
}

/** The person's delivery for a position or activity that is a draft or live; undefined when there is none. */
export function deliveryByTarget(
  store: PreviewStore,
  loginName: string,
  targetId: string,
): StoredDelivery | undefined {
  return findCandidate(store, loginName)?.deliveries.find(
    (one) => one.targetId === targetId && groupNow(one) !== 'ended',
  );
}

/** The person's enrolment for an activity: the one under way, else the last one; undefined when there was none. */
export function enrolmentOf(
  store: PreviewStore,
  loginName: string,
  activityId: string,
): StoredDelivery | undefined {
  return (
    deliveryByTarget(store, loginName, activityId) ??
    findCandidate(store, loginName)?.deliveries.findLast((one) => one.targetId === activityId)
  );
}

/** Seats of an activity session taken on this server, to be subtracted from the seeded `remaining`. */
export function seatsTaken(store: PreviewStore, sessionId: string): number {
  return worldOf(store).seats[sessionId] ?? 0;
}

/** A position with what it is to this person: collected, applied to. */
export function positionFor(store: PreviewStore, loginName: string, position: Position): Position {
  const candidate = findCandidate(store, loginName);
  const deliveryId = deliveryByTarget(store, loginName, position.id)?.deliveryId;
  return {
    ...position,
    collected: candidate?.collected.some((one) => one.positionId === position.id) ?? false,
    ...(deliveryId ? { deliveryId } : {}),
  };
}

/** The delivery with this id and whose it is, over everybody who has data. */
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
