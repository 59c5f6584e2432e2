import { useModel } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallOptions } from '@/request/types';
import { confirmNotifications, getNotifications } from '@/services/delivery';
import { getPassportHeader } from '@/services/session';
import type { NotificationConfirm, PassportHeader } from '@/services/types';

const polling: CallOptions = { skipErrorHandler: true, isPolling: true };

/** The id of the newest notification; undefined when there is none. */
async function newestId(): Promise<string | undefined> {
  const { list } = await getNotifications({ current: 1, pageSize: 1 }, polling);
  return list[0]?.id;
}

/**
 * The signed-in person's notifications across screens: the number of unread ones, and whether something new has arrived
 * since the current screens were loaded. The lists belong to the screens. Source: spec §7, passport/header and
 * notificationConfirm.
 */
export default function useNotice() {
  const owner = useModel('@@initialState').initialState?.user?.loginName;
  const [header, setHeader] = useState<PassportHeader>();
  const [news, setNews] = useState(0);
  /** The unread number that came with the last news; 0 once it may be out of date, as what one has read is no news. */
  const [said, setSaid] = useState(0);
  /**
   * The last known values, and how many writes have started or ended: an answer that was requested before a write is
   * out of date.
   */
  const last = useRef<{ unread?: number; newest?: string; writes: number }>({ writes: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's counts are not shown
  useEffect(() => {
    last.current = { writes: last.current.writes + 1 };
    setHeader(undefined);
    setSaid(0);
  }, [owner]);

  /**
   * Gets the number of unread notifications, silently; returns whether there is news. Rejects as the request runtime
   * does.
   */
  const check = useCallback(async (): Promise<boolean> => {
    const { writes } = last.current;
    const isOutdated = () => last.current.writes !== writes;
    const next = await getPassportHeader(polling);
    const tell = () => {
      setNews((count) => count + 1);
      setSaid(next.unread);
    };
    if (isOutdated()) return false;
    const isCounted = last.current.unread !== undefined && last.current.unread !== next.unread;
    last.current.unread = next.unread;
    setHeader(next);
    if (isCounted) tell();
    if (next.unread === 0) return isCounted;
    // One notification may be read in another tab while a new one arrives: then the number is the same.
    const newest = await newestId();
    if (isOutdated()) return isCounted;
    const isNewer = last.current.newest !== undefined && last.current.newest !== newest;
    last.current.newest = newest;
    if (isNewer && !isCounted) tell();
    return isCounted || isNewer;
  }, []);

  const setUnread = useCallback((count: (before: number) => number) => {
    setSaid(0);
    setHeader((before) => before && { ...before, unread: Math.max(0, count(before.unread)) });
  }, []);

  /** A screen has loaded the number of unread notifications: the bell shows the same number. */
  const learn = useCallback(
    (unread: number) => {
      last.current.unread = unread;
      setUnread(() => unread);
    },
    [setUnread],
  );

  /**
   * Marks as read, books an interview time or asks for another one; updates the number. Rejects as the runtime does.
   */
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

  return { header, unread: header?.unread ?? 0, news, said, check, setUnread, learn, confirm };
}
