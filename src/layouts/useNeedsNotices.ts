import { useCallback, useEffect, useState } from 'react';
import { onNoticeWaiting } from '@/request/feedback';

const acts = ['pointerdown', 'keydown'] as const;

/**
 * Whether to fetch the notice centre: a message waits, or the person starts to act, since a later message may come
 * while the device is offline. Reading a page needs no notice centre. After a fetch that has failed (`noteFailure`), it is
 * fetched with the next act or message, or when the device is online again.
 */
export function useNeedsNotices() {
  const [need, setNeed] = useState<'none' | 'wanted' | 'failed'>('none');
  const fetchNotices = useCallback(() => setNeed('wanted'), []);
  const noteFailure = useCallback(() => setNeed('failed'), []);
  // Once only: a new subscription is told of what waits already, and each failure would be followed by the next fetch.
  useEffect(() => onNoticeWaiting(fetchNotices), [fetchNotices]);
  useEffect(() => {
    if (need === 'wanted') return undefined;
    const occasions = need === 'failed' ? [...acts, 'online'] : acts;
    for (const occasion of occasions) window.addEventListener(occasion, fetchNotices);
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, fetchNotices);
    };
  }, [need, fetchNotices]);
  return { isWanted: need === 'wanted', noteFailure };
}
