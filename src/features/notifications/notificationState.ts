import type { NotificationQuery, NotificationType } from '@/services/types';
import { choice, flag, listCodec, named, page } from '@/utils/listCodec';

/** In the order of the tabs. */
export const notificationTypes = [
  'review',
  'interview',
  'background',
  'activity',
  'system',
] as const satisfies readonly NotificationType[];

/** The state in the query of /user/notifications. */
export interface NotificationState {
  type?: NotificationType;
  isUnreadOnly: boolean;
  /** The page number, from 1. */
  current: number;
}

const pageSize = 10;

export const notificationList = listCodec<NotificationState>({
  type: choice(notificationTypes),
  isUnreadOnly: named('unread', flag('1')),
  current: page,
});

/** The parameters of the call (contract: applicationdelivery/notifications). */
export function notificationQueryOf(state: NotificationState): NotificationQuery {
  const { type, isUnreadOnly, current } = state;
  return { type, unread: isUnreadOnly || undefined, current, pageSize };
}
