import type { TextKey } from '@/locales/keys';
import type { Delivery } from '@/services/types';
import { type DeliveryKind, groupOf, stateOf, type TargetState } from './lifecycle';

/** What the one sentence above a timeline is made of: where it stands, what is next, who acts. */
export interface Standing {
  key: TextKey;
  actor: 'candidate' | 'unit' | 'nobody';
}

/**
 * What a state means once its time has passed and nobody has moved it on yet: "please come on time" would be wrong
 * on the day after.
 */
const afterwards: Readonly<Record<string, Standing>> = {
  draft: { key: 'deliveries.standing.draftClosed', actor: 'nobody' },
  screenFailed: { key: 'deliveries.standing.screenFailedClosed', actor: 'nobody' },
  toBook: { key: 'deliveries.standing.toBookLate', actor: 'candidate' },
  booked: { key: 'deliveries.standing.bookedPast', actor: 'unit' },
  bcConsent: { key: 'deliveries.standing.bcConsentLate', actor: 'candidate' },
  enrolled: { key: 'deliveries.standing.enrolledPast', actor: 'unit' },
};

/** Whether the time of what is to be done is over at `now` (ms); of a meeting, when it has ended. */
export function isOverdue(delivery: Delivery, now: number): boolean {
  const { status, nextAction, appointment, session } = delivery;
  // Without an action from the server the target of a draft is closed: there is nothing to finish.
  if (status === 'draft' && !nextAction) return true;
  const meeting = status === 'booked' ? appointment : status === 'enrolled' ? session : undefined;
  return Date.parse(meeting?.endsAt ?? nextAction?.dueAt ?? '') <= now;
}

/**
 * Where a state stands in one sentence (docs/decisions.md, "look"): derived from the lifecycle table.
 * Undefined for a state the portal does not know.
 */
export function standingOf(
  status: string,
  kind: DeliveryKind,
  positionState?: TargetState,
): Standing | undefined {
  const state = stateOf(status, kind);
  if (!state) return undefined;
  const isEnded = groupOf(status, kind, positionState) === 'ended';
  const name = state.labelKey.slice('deliveries.status.'.length);
  const isClosedReview = status === 'screenFailed' && isEnded;
  const key = `deliveries.standing.${isClosedReview ? 'screenFailedClosed' : name}` as TextKey;
  const actor = isEnded ? 'nobody' : state.nextAction ? 'candidate' : 'unit';
  return { key, actor };
}

/** Where a delivery stands at `now` (ms); undefined for a state the portal does not know. */
export function standingNow(delivery: Delivery, now: number): Standing | undefined {
  const { status, kind, positionState } = delivery;
  const standing = standingOf(status, kind, positionState);
  return (standing && isOverdue(delivery, now) && afterwards[status]) || standing;
}
