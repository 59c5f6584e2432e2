import { useModel } from '@umijs/max';
import { useReading } from '@/hooks/useCall';
import { useNews } from '@/hooks/useNews';
import { useUser } from '@/hooks/useUser';
import { ignoreReported } from '@/request/errorHandler';
import { getNotifications } from '@/services/delivery';
import type { Notification, PageOf } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import { type NotificationState, notificationQueryOf } from './notificationState';

export type NotificationPage = PageOf<Notification>;

/** The ids of those that are unread on this page: of all, or of the one with this id. */
function unreadIds(page: NotificationPage, id?: string): string[] {
  return page.list.filter((one) => !one.readAt && (!id || one.id === id)).map((one) => one.id);
}

/** The page with these notifications marked as read at `at`; without `at`, as unread. */
function withMarks(
  page: NotificationPage,
  ids: readonly string[],
  at: string | undefined,
): NotificationPage {
  return {
    ...page,
    list: page.list.map((one) => (ids.includes(one.id) ? { ...one, readAt: at } : one)),
  };
}

/**
 * The page of notifications for the URL. A read mark shows at once and is reverted when the server refuses it; new
 * notifications appear without a reload.
 */
export function useNotifications(state: NotificationState) {
  const { header, setUnread, learn, confirm } = useModel('notice');
  // Undefined until the server has said it.
  const unread = header?.unread;
  const query = notificationQueryOf(state);
  const key = JSON.stringify(query);
  const call = useReading(
    async (signal) => {
      const page = await getNotifications(query, { signal });
      if (query.unread && !query.type) learn(page.total);
      return page;
    },
    [key, useUser()?.loginName],
  );
  const { data, mutate } = call;

  const { noteChange } = useNews({
    read: () => getNotifications(query, { skipErrorHandler: true }),
    show: mutate,
    key,
  });

  /** Marks one as read; without an id all, also those of other pages. */
  const mark = (id?: string) => {
    if (!data) return;
    const ids = unreadIds(data, id);
    const marked = id ? ids.length : (unread ?? ids.length);
    if (marked === 0) return;
    mutate((page) => page && withMarks(page, ids, new Date(serverNow()).toISOString()));
    setUnread((before) => before - marked);
    const sent = confirm({ notificationIds: id ? ids : 'all' }).catch((error) => {
      mutate((page) => page && withMarks(page, ids, undefined));
      setUnread((before) => before + marked);
      ignoreReported(error);
    });
    noteChange(sent);
  };

  return { ...call, unread, mark };
}
