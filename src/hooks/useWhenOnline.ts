import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';

/** Calls `act` each time the device is online again, while it `isWanted`. */
export function useWhenOnline(act: () => void, isWanted = true): void {
  const latest = useMemoizedFn(act);
  useEffect(() => {
    if (!isWanted) return undefined;
    window.addEventListener('online', latest);
    return () => window.removeEventListener('online', latest);
  }, [latest, isWanted]);
}
