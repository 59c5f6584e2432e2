import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { isRefusedBefore } from '@/request/expired';
import { useSessionsBegun } from './useSessionsBegun';

/**
 * Reads again, by itself and once, what an expiry (401, 412) has kept from being read, after the login over the page
 * (spec §4) or in another tab. `error` is what the last reading failed by.
 */
export function useReadAgain(error: unknown, read: () => void): void {
  const begun = useSessionsBegun();
  const latest = useMemoizedFn(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session that begins is what is waited for
  useEffect(() => {
    if (isRefusedBefore(error)) latest();
  }, [begun, error, latest]);
}
