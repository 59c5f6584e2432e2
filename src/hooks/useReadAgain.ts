import { useModel } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { isRefusedBefore } from '@/request/expired';

/**
 * Reads again, by itself and once, what an expiry (401, 412) has kept from being read, after the login over the page
 * (spec §4) or in another tab. `error` is what the last reading failed by.
 */
export function useReadAgain(error: unknown, read: () => void): void {
  const { initialState } = useModel('@@initialState');
  const latest = useMemoizedFn(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a login sets the start-up state anew
  useEffect(() => {
    if (isRefusedBefore(error)) latest();
  }, [initialState, error, latest]);
}
