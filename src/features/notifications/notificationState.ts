import type { NotificationQuery, NotificationType } from '@/services/types';
import { choiceOf, pageOf, queryOf } from '@/utils/urlValues';

/** In the order of the tabs. */
export const notificationTypes = [
  'review',
  'interview',
  'background',
  'activity',
  'system',
] as const satisfies readonly NotificationType[];

/** What the query of /user/notifications asks for. */
export interface NotificationState {
  type?: NotificationType;
  isUnreadOnly: boolean;
  /** Page, from 1. */
  current: number;
}

const pageSize = 10;

/** The notifications asked for as the URL tells it; junk counts as absent. */
export function parseNotifications(params: URLSearchParams): NotificationState {
  return {
    type: choiceOf(params.get('type'), notificationTypes),
    isUnreadOnly: params.get('unread') === '1',
    current: pageOf(params.get('current')),
  };
}

/** The query of a list of notifications; '' for the default one. */
export function formatNotifications({ type, isUnreadOnly, current }: NotificationState): string {
  return queryOf({
    type,
    unread: isUnreadOnly ? 1 : undefined,
    current: current > 1 ? current : undefined,
  });
}

/** What the call takes (contract: applicationdelivery/notifications). */
export function notificationQueryOf(state: NotificationState): NotificationQuery {
  const { type, isUnreadOnly, current } = state;
  return { type, unread: isUnreadOnly || undefined, current, pageSize };
}
