import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import { useSignIns } from './useSignIns';

interface Polling {
  isOn: boolean;
  /** The shortest time between two calls, and the longest (ms). */
  minMs: number;
  maxMs: number;
  /** A change restarts the polling, as a new session does. */
  key?: unknown;
}

/** By how much the interval grows when there was nothing new, and when a call failed. */
const growth = { idle: 1.5, failed: 2 };

/**
 * Calls `ask` at once and then repeatedly: one call at a time, with a growing interval while nothing is new or calls
 * fail, and not while the tab is hidden or the device offline. `ask` returns whether there was news, and handles its
 * own failures.
 */
export function usePolling(ask: () => Promise<boolean>, polling: Polling): void {
  const { isOn, minMs, maxMs, key } = polling;
  const latest = useMemoizedFn(ask);
  const signIns = useSignIns();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or a new session restarts the polling
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: number | undefined;
    let waitMs = minMs;
    let dueAt = 0;
    let isAsking = false;
    let isStopped = false;
    const isAwake = () => document.visibilityState !== 'hidden' && navigator.onLine;

    const plan = () => {
      window.clearTimeout(timer);
      if (isStopped || isAsking || !isAwake()) return;
      // Never longer than the interval, even if the device's clock was set back meanwhile.
      timer = window.setTimeout(run, Math.min(Math.max(0, dueAt - Date.now()), waitMs));
    };
    const run = async () => {
      isAsking = true;
      const outcome = await latest().then(
        (isNews) => (isNews ? 'news' : 'idle'),
        (error) => {
          ignoreReported(error);
          return 'failed' as const;
        },
      );
      isAsking = false;
      waitMs = outcome === 'news' ? minMs : Math.min(waitMs * growth[outcome], maxMs);
      dueAt = Date.now() + waitMs;
      plan();
    };
    /** Runs an overdue call when the tab is visible or the device online again. */
    const wake = () => {
      if (isAwake()) {
        dueAt -= waitMs - minMs;
        waitMs = minMs;
      }
      plan();
    };

    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    window.addEventListener('offline', wake);
    plan();
    return () => {
      isStopped = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', wake);
    };
  }, [isOn, minMs, maxMs, key, signIns, latest]);
}
