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

const pageSize = 10;

/** The state in the query of /user/notifications. */
export const notificationList = listCodec({
  type: choice(notificationTypes),
  isUnreadOnly: named('unread', flag('1')),
  current: page,
});

export type NotificationState = ReturnType<typeof notificationList.parse>;

/** The parameters of the call (contract: applicationdelivery/notifications). */
export function notificationQueryOf(state: NotificationState): NotificationQuery {
  const { type, isUnreadOnly, current } = state;
  return { type, unread: isUnreadOnly || undefined, current, pageSize };
}
