import type { TextKey } from '@/locales/keys';
import type { Delivery } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import { groupOf, lifecycleStateOf, withdrawalOf } from './lifecycle';

/** A text key for the status of a delivery in one sentence, and who has to act. */
export interface StatusSentence {
  key: TextKey;
  actor: 'candidate' | 'unit' | 'nobody';
}

/**
 * The sentence for a status whose time is over although nobody has changed it: "please come on time" would be wrong a
 * day later.
 */
const overdueSentences: Readonly<Record<string, StatusSentence>> = {
  draft: { key: 'deliveries.statusSentence.draftClosed', actor: 'nobody' },
  screenFailed: { key: 'deliveries.statusSentence.screenFailedClosed', actor: 'nobody' },
  toBook: { key: 'deliveries.statusSentence.toBookLate', actor: 'candidate' },
  booked: { key: 'deliveries.statusSentence.bookedPast', actor: 'unit' },
  rescheduling: { key: 'deliveries.statusSentence.reschedulingPast', actor: 'unit' },
  bcConsent: { key: 'deliveries.statusSentence.bcConsentLate', actor: 'candidate' },
  enrolled: { key: 'deliveries.statusSentence.enrolledPast', actor: 'unit' },
};

/**
 * Whether the deadline of the next action has passed at `now` (ms); for an interview or session, whether it has ended.
 */
export function isOverdue(delivery: Delivery, now = serverNow()): boolean {
  const { status, nextAction, appointment, session } = delivery;
  // The server names no action because the target has closed: the draft cannot be finished.
  if (status === 'draft' && !nextAction) return true;
  // Who asked for another time before choosing one holds none.
  const isHeld = status === 'booked' || (status === 'rescheduling' && appointment?.slotId);
  const meeting = isHeld ? appointment : status === 'enrolled' ? session : undefined;
  return Date.parse(meeting?.endsAt ?? nextAction?.dueAt ?? '') <= now;
}

/** The state after a withdrawal at `now` (ms); undefined when it is refused, as for an activity that is over. */
export function withdrawalNow(delivery: Delivery, now?: number) {
  const { status, kind, positionState } = delivery;
  if (status === 'enrolled' && isOverdue(delivery, now)) return undefined;
  return withdrawalOf(status, kind, positionState);
}

/**
 * The status of a delivery in one sentence at `now` (ms; docs/product.md, Look), derived from the lifecycle table.
 * Undefined for a status that the portal does not know.
 */
export function statusSentenceOf(delivery: Delivery, now?: number): StatusSentence | undefined {
  const { status, kind, positionState } = delivery;
  const state = lifecycleStateOf(status, kind);
  if (!state) return undefined;
  const isEnded = groupOf(status, kind, positionState) === 'ended';
  const isClosedReview = status === 'screenFailed' && isEnded;
  const late = isClosedReview || isOverdue(delivery, now) ? overdueSentences[status] : undefined;
  return (
    late ?? {
      key: `deliveries.statusSentence.${status}`,
      actor: isEnded ? 'nobody' : state.nextAction ? 'candidate' : 'unit',
    }
  );
}
