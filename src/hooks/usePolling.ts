import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { alreadySaid } from '@/request/alreadySaid';
import { useSessionsBegun } from './useSessionsBegun';

interface Polling {
  isOn: boolean;
  /** The shortest time between two questions, and the longest that it grows to (ms). */
  everyMs: number;
  mostMs: number;
  /** Whatever begins the asking anew when it changes, as a session that begins does. */
  key?: unknown;
}

/** How much later the next question comes when there was nothing new, and when it failed. */
const growth = { idle: 1.5, failed: 2 };

/**
 * Asks at once and then again and again, politely: never two questions at a time, later each time that nothing is
 * new or it fails, not at all while the tab is hidden or the device offline. `ask` answers whether there was news;
 * it says its own failures.
 */
export function usePolling(ask: () => Promise<boolean>, polling: Polling): void {
  const { isOn, everyMs, mostMs, key } = polling;
  const latest = useMemoizedFn(ask);
  const begun = useSessionsBegun();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key, or a new session, begins anew
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: number | undefined;
    let waitMs = everyMs;
    let dueAt = 0;
    let isAsking = false;
    let isStopped = false;
    const isAwake = () => document.visibilityState !== 'hidden' && navigator.onLine;

    const plan = () => {
      window.clearTimeout(timer);
      if (isStopped || isAsking || !isAwake()) return;
      // Never longer than agreed, wherever the device's clock was moved meanwhile.
      timer = window.setTimeout(run, Math.min(Math.max(0, dueAt - Date.now()), waitMs));
    };
    const run = async () => {
      isAsking = true;
      const outcome = await latest().then(
        (isNews) => (isNews ? 'news' : 'idle'),
        (error) => {
          alreadySaid(error);
          return 'failed' as const;
        },
      );
      isAsking = false;
      waitMs = outcome === 'news' ? everyMs : Math.min(waitMs * growth[outcome], mostMs);
      dueAt = Date.now() + waitMs;
      plan();
    };
    /** Back at the tab, or online again: what is overdue is asked now. */
    const wake = () => {
      if (isAwake()) {
        dueAt -= waitMs - everyMs;
        waitMs = everyMs;
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
  }, [isOn, everyMs, mostMs, key, begun, latest]);
}
