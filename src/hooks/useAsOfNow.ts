import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
/** However the device's clock stands still or jumps, never asked more often than this. */
const leastMs = 1000;

const listeners = new Set<() => void>();
let timer: number | undefined;

function tick(): void {
  for (const listener of listeners) listener();
}

/** Just after each full minute, which is when words about times change. */
function plan(): void {
  const untilFull = minuteMs - (Date.now() % minuteMs);
  timer = window.setTimeout(
    () => {
      tick();
      plan();
    },
    Math.max(leastMs, untilFull),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    plan();
    // A hidden tab's timers sleep, a closed lid stops them.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/**
 * What `read` answers, read again as time goes on: an open page must not say "tomorrow" after midnight, nor "today" of
 * a deadline that has passed. `read` answers a plain value; only another one draws anew.
 */
export function useAsOfNow<T extends string | number | boolean | undefined>(read: () => T): T {
  return useSyncExternalStore(subscribe, read);
}
