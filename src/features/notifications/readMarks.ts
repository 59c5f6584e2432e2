import type { Notification, PageOf } from '@/services/types';

export type NotificationPage = PageOf<Notification>;

/** The ids of those that are unread on this page: of all, or of the one with this id. */
export function unreadIds(page: NotificationPage, id?: string): string[] {
  return page.list.filter((one) => !one.readAt && (!id || one.id === id)).map((one) => one.id);
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
