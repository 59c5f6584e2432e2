import { useMemoizedFn } from 'ahooks';
import { useLayoutEffect } from 'react';

/** Calls `act` each time the device is online again, while it `isWanted`. */
export function useWhenOnline(act: () => void, isWanted = true): void {
  const latest = useMemoizedFn(act);
  // Before the failure is seen: an event that came between would be missed, and nothing asks again by itself.
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    window.addEventListener('online', latest);
    return () => window.removeEventListener('online', latest);
  }, [latest, isWanted]);
}
