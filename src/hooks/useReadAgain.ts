import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { failureOf } from '@/request/failure';
import { isRefusedBefore } from '@/request/refusedBefore';
import { useSignIns } from './useSignIns';
import { useWhenOnline } from './useWhenOnline';

/**
 * Repeats a read that failed by an expiry (401, 412), after the login over the page (spec §4) or in another tab; one that got no
 * answer, when the device is online again. `error` is the error of the last read.
 */
export function useReadAgain(error: unknown, read: () => void): void {
  const signIns = useSignIns();
  const latest = useMemoizedFn(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session is what the effect waits for
  useEffect(() => {
    if (isRefusedBefore(error)) latest();
  }, [signIns, error, latest]);
  useWhenOnline(read, failureOf(error).kind === 'offline');
}
