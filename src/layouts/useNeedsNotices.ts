import { useEffect, useState } from 'react';
import { onNoticeWaiting } from '@/request/feedback';

const firstActs = ['pointerdown', 'keydown'] as const;

/**
 * Whether to fetch the notice centre: a message waits, or the person starts to act, since a later message may come
 * while the device is offline. Reading a page needs no notice centre.
 */
export function useNeedsNotices(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return undefined;
    const fetchNotices = () => setWanted(true);
    const stop = onNoticeWaiting(fetchNotices);
    for (const act of firstActs) window.addEventListener(act, fetchNotices, { once: true });
    return () => {
      stop();
      for (const act of firstActs) window.removeEventListener(act, fetchNotices);
    };
  }, [isWanted]);
  return isWanted;
}
