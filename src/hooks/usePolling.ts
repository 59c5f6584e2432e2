import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import { isBizError } from '@/request/failure';
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
/** By how much an interval may be longer, so that pages which began together do not ask together. */
const jitter = 0.1;

/** How long a busy server wants to be left alone (ms); 0 when it does not say so. */
function pauseOf(error: unknown): number {
  const { retryAt } = isBizError(error) ? error : {};
  return retryAt === undefined ? 0 : Math.max(0, retryAt - Date.now());
}

/**
 * Calls `ask` at once and then repeatedly: one call at a time, with a growing interval while nothing is new or calls
 * fail, and not while the tab is hidden or the device offline. A busy server (429, 503) is left alone for as long as it says.
 * `ask` returns whether there was news, and handles its own failures.
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
    /** The wait with its jitter, or as long as a busy server wants. */
    let delayMs = minMs;
    let dueAt = 0;
    let pauseMs = 0;
    let isAsking = false;
    let isStopped = false;
    const isAwake = () => document.visibilityState !== 'hidden' && navigator.onLine;

    const plan = () => {
      window.clearTimeout(timer);
      if (isStopped || isAsking || !isAwake()) return;
      // Never longer than the delay, even if the device's clock was set back meanwhile.
      timer = window.setTimeout(run, Math.min(Math.max(0, dueAt - Date.now()), delayMs));
    };
    const run = async () => {
      isAsking = true;
      pauseMs = 0;
      const outcome = await latest().then(
        (isNews) => (isNews ? 'news' : 'idle'),
        (error) => {
          ignoreReported(error);
          pauseMs = pauseOf(error);
          return 'failed' as const;
        },
      );
      isAsking = false;
      waitMs = outcome === 'news' ? minMs : Math.min(waitMs * growth[outcome], maxMs);
      delayMs = Math.max(waitMs, pauseMs) * (1 + jitter * Math.random());
      dueAt = Date.now() + delayMs;
      plan();
    };
    /** Runs an overdue call when the tab is visible or the device online again. */
    const wake = () => {
      if (isAwake() && pauseMs === 0) {
        dueAt -= delayMs - minMs;
        waitMs = minMs;
        delayMs = minMs;
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
