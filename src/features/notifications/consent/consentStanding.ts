import type { Delivery, Notification, TimelineEntry } from '@/services/types';

/** Where a request for consent to a background check stands; `at` is when it was answered or ended. */
type ConsentStanding = { kind: 'open' } | ClosedStanding;
export interface ClosedStanding {
  kind: 'expired' | 'unknown' | 'agreed' | 'refused' | 'waived' | 'withdrawn' | 'over';
  at?: string;
}

/** What the state after the question says about the answer; other states follow from these. */
const answers: Readonly<Record<string, 'agreed' | 'refused' | 'waived' | 'withdrawn'>> = {
  bcRunning: 'agreed',
  ended: 'refused',
  bcWaived: 'waived',
  withdrawn: 'withdrawn',
};

/** What followed the last time that the course came to this state. */
function after(timeline: readonly TimelineEntry[], status: string): TimelineEntry | undefined {
  const index = timeline.map((entry) => entry.status as string).lastIndexOf(status);
  return index < 0 ? undefined : timeline[index + 1];
}

/**
 * Where a notification's request for consent stands (contract: Notification.action is there only while it waits,
 * Delivery.timeline oldest first). `now` in ms. Unknown: the notification asks for no consent.
 */
export function consentStandingOf(
  notification: Notification | undefined,
  delivery: Delivery | undefined,
  now: number,
): ConsentStanding {
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
