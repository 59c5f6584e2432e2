import { nextActionOf } from '../../src/features/deliveries/shared/lifecycle';
import type { Notification } from '../../src/services/types';
import type { CandidateState, StoredNotification } from './candidateState';
import { targetOf } from './targets';

/** Whether the candidate has not yet done what the notification asks for. */
function isDue(candidate: CandidateState, notification: StoredNotification): boolean {
  const delivery = candidate.deliveries.find((one) => one.deliveryId === notification.deliveryId);
  return (
    delivery !== undefined &&
    delivery.notificationId === notification.id &&
    nextActionOf(
      delivery.status,
      delivery.kind,
      targetOf(delivery.kind, delivery.targetId)?.state,
    ) === notification.action?.type
  );
}

/** A notification as the contract has it, with its action only until that is done. */
function notificationView(
  candidate: CandidateState,
  notification: StoredNotification,
): Notification {
  const { action, ...rest } = notification;
  return action && isDue(candidate, notification) ? { ...rest, action } : { ...rest };
}

/** The candidate's notifications, newest first, by type and unread when asked. */
export function notificationsOf(
  candidate: CandidateState,
  filter: { type?: string; unread?: boolean } = {},
): Notification[] {
  return candidate.notifications
    .filter(
      (one) =>
        (!filter.type || one.type === filter.type) && (!filter.unread || one.readAt === undefined),
    )
    .map((one, index) => ({ one, index }))
    .sort((a, b) => Date.parse(b.one.createdAt) - Date.parse(a.one.createdAt) || b.index - a.index)
    .map(({ one }) => notificationView(candidate, one));
}

/** How many are unread. */
export function unreadOf(candidate: CandidateState): number {
  return candidate.notifications.filter((one) => one.readAt === undefined).length;
}

/** Marks these notifications as read at `at`; without ids, all of them. Those read before keep their time. */
export function markRead(candidate: CandidateState, at: string, ids?: readonly string[]): void {
  for (const one of candidate.notifications) {
    if (!one.readAt && (!ids || ids.includes(one.id))) {
      one.readAt = at;
    }
  }
}
