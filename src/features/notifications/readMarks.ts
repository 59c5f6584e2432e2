import type { Notification, PageOf } from '@/services/types';

export type NotificationPage = PageOf<Notification>;
/** The ids of notifications, or all of them. */
export type NotificationIds = readonly string[] | 'all';

/** The ids of those that are unread on this page. */
export function unreadIds(page: NotificationPage, which: NotificationIds): string[] {
  return page.list
    .filter((one) => !one.readAt && (which === 'all' || which.includes(one.id)))
    .map((one) => one.id);
}

/** The page with these notifications marked as read at `at`; without `at`, as unread. */
export function withMarks(
  page: NotificationPage,
  ids: readonly string[],
  at: string | undefined,
): NotificationPage {
  return {
    ...page,
    list: page.list.map((one) => (ids.includes(one.id) ? { ...one, readAt: at } : one)),
  };
}
