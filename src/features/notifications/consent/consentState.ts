import type { Delivery, Notification, TimelineEntry } from '@/services/types';

/** The state of a request for consent to a background check; `at` is when it was answered or ended. */
type ConsentState = { kind: 'open' } | ClosedConsentState;
export interface ClosedConsentState {
  kind: 'expired' | 'unknown' | 'agreed' | 'refused' | 'waived' | 'withdrawn' | 'over';
  at?: string;
}

/** The answer that follows from the next status of the delivery; other statuses say nothing about the answer. */
const answers: Readonly<Record<string, 'agreed' | 'refused' | 'waived' | 'withdrawn'>> = {
  bcRunning: 'agreed',
  ended: 'refused',
  bcWaived: 'waived',
  withdrawn: 'withdrawn',
};

/** The entry after the last one with this status. */
function after(timeline: readonly TimelineEntry[], status: string): TimelineEntry | undefined {
  const index = timeline.map((entry) => entry.status as string).lastIndexOf(status);
  return index < 0 ? undefined : timeline[index + 1];
}

/**
 * The state of a notification's request for consent (contract: Notification.action exists only while an answer is
 * awaited, Delivery.timeline has the oldest entry first). `now` in ms. unknown: the notification requests no consent.
 */
export function consentStateOf(
  notification: Notification | undefined,
  delivery: Delivery | undefined,
  now: number,
): ConsentState {
  if (!notification?.deliveryId) return { kind: 'unknown' };
  const { action } = notification;
  if (action?.consent) {
    const { dueAt } = action;
    return Date.parse(dueAt) > now ? { kind: 'open' } : { kind: 'expired', at: dueAt };
  }
  const next = delivery && after(delivery.timeline, 'bcConsent');
  if (!next) return { kind: delivery?.status === 'bcConsent' ? 'over' : 'unknown' };
  return { kind: answers[next.status] ?? 'over', at: next.at };
}
