import { useEffect, useState } from 'react';
import { onNoticeWaiting } from '@/request/feedback';

const firstActs = ['pointerdown', 'keydown'] as const;

/**
 * Whether it is time to fetch the notice centre: something waits to be said, or the person begins to act
 * (after which something may have to be said while the connection is down). Reading a page needs none.
 */
export function useNoticesWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return undefined;
    const want = () => setWanted(true);
    const stop = onNoticeWaiting(want);
    for (const act of firstActs) window.addEventListener(act, want, { once: true });
    return () => {
      stop();
      for (const act of firstActs) window.removeEventListener(act, want);
    };
  }, [isWanted]);
  return isWanted;
}
