import type { Notification, PageOf } from '@/services/types';

export type NotificationPage = PageOf<Notification>;
/** Which ones: those named, or all there are. */
export type Which = readonly string[] | 'all';

/** The unread ones of a page that are meant. */
export function unreadIds(page: NotificationPage, which: Which): string[] {
  return page.list
    .filter((one) => !one.readAt && (which === 'all' || which.includes(one.id)))
    .map((one) => one.id);
}

/** The page with these marked as read at `at`, or as unread again without it. */
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
