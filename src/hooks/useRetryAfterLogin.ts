import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { isRefusedBefore } from '@/request/refusedBefore';
import { useSignIns } from './useSignIns';

/**
 * Repeats once a read that failed by an expiry (401, 412), after the login over the page (spec §4) or in another tab.
 * `error` is the error of the last read.
 */
export function useRetryAfterLogin(error: unknown, read: () => void): void {
  const signIns = useSignIns();
  const latest = useMemoizedFn(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session is what the effect waits for
  useEffect(() => {
    if (isRefusedBefore(error)) latest();
  }, [signIns, error, latest]);
}
