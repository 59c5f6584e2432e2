import { useModel } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallOptions } from '@/request/types';
import { confirmNotifications } from '@/services/delivery';
import { getPassportHeader } from '@/services/session';
import type { NotificationConfirm, PassportHeader } from '@/services/types';

/**
 * The signed-in person's notifications across pages: how many are unread, and whether something new came since the
 * screens in view were loaded. The lists belong to the screens. Source: spec §7, passport/header and notificationConfirm.
 */
export default function useNotice() {
  const owner = useModel('@@initialState').initialState?.user?.loginName;
  const [header, setHeader] = useState<PassportHeader>();
  const [news, setNews] = useState(0);
  /** The count as last told, and how many writes began or ended: an answer asked for before one is too old to tell. */
  const last = useRef<{ unread?: number; writes: number }>({ writes: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's counts are not shown
  useEffect(() => {
    last.current = { writes: last.current.writes + 1 };
    setHeader(undefined);
  }, [owner]);

  /** Asks how many are unread, silently; answers whether that is news. Rejects as the request runtime does. */
  const check = useCallback(async (): Promise<boolean> => {
    const { writes } = last.current;
    const next = await getPassportHeader({ skipErrorHandler: true });
    if (last.current.writes !== writes) return false;
    const isNews = last.current.unread !== undefined && last.current.unread !== next.unread;
    last.current.unread = next.unread;
    setHeader(next);
    if (isNews) setNews((count) => count + 1);
    return isNews;
  }, []);

  const setUnread = useCallback((count: (before: number) => number) => {
    setHeader((before) => before && { ...before, unread: Math.max(0, count(before.unread)) });
  }, []);

  /** Marks as read, books a slot or asks for another time; the count follows. Rejects as the runtime does. */
  const confirm = useCallback(
    async (body: NotificationConfirm, options?: CallOptions) => {
      last.current.writes += 1;
      try {
        const answer = await confirmNotifications(body, options);
        last.current.unread = answer.unread;
        setUnread(() => answer.unread);
        return answer;
      } finally {
        last.current.writes += 1;
      }
    },
    [setUnread],
  );

  return { header, unread: header?.unread ?? 0, news, check, setUnread, confirm };
}
