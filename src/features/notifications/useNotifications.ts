import { useModel } from '@umijs/max';
import { useRef } from 'react';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useNews } from '@/hooks/useNews';
import { useUser } from '@/hooks/useUser';
import { alreadySaid } from '@/request/alreadySaid';
import { getNotifications } from '@/services/delivery';
import { type NotificationState, notificationQueryOf } from './notificationState';
import { unreadIds, type Which, withMarks } from './readMarks';

/**
 * The page of notifications that the URL asks for. What is marked as read shows at once and is undone when the
 * server refuses it; what comes meanwhile appears without a reload.
 */
export function useNotifications(state: NotificationState) {
  const { unread, setUnread, confirm } = useModel('notice');
  const query = notificationQueryOf(state);
  const key = JSON.stringify(query);
  const shownKey = useRef(key);
  shownKey.current = key;
  const call = useLatestRequest(
    (signal) => getNotifications(query, { signal }),
    [key, useUser()?.loginName],
  );
  const { data, mutate } = call;

  useNews(async () => {
    const page = await getNotifications(query, { skipErrorHandler: true });
    if (shownKey.current === key) mutate(page);
  });

  const mark = (which: Which) => {
    if (!data) return;
    const ids = unreadIds(data, which);
    const marked = which === 'all' ? unread : ids.length;
    if (marked === 0) return;
    mutate((page) => page && withMarks(page, ids, new Date().toISOString()));
    setUnread((before) => before - marked);
    confirm({ notificationIds: which === 'all' ? 'all' : ids }).catch((error) => {
      mutate((page) => page && withMarks(page, ids, undefined));
      setUnread((before) => before + marked);
      alreadySaid(error);
    });
  };

  return { ...call, unread, mark };
}
