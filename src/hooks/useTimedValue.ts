import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
/** The shortest time between two updates (ms), even when the device's clock stands still or jumps. */
const minMs = 1000;

const listeners = new Set<() => void>();
let timer: number | undefined;

function tick(): void {
  for (const listener of listeners) listener();
}

/** Texts about times change at a full minute, so the timer fires just after it. */
function plan(): void {
  const untilFull = minuteMs - (Date.now() % minuteMs);
  timer = window.setTimeout(
    () => {
      tick();
      plan();
    },
    Math.max(minMs, untilFull),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    plan();
    // Timers do not run in a hidden tab or while the device sleeps.
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
 * The result of `read`, updated every minute: an open page must not say "tomorrow" after midnight, nor show a passed
 * deadline as open. `read` returns a primitive value; only a different value causes a render.
 */
export function useTimedValue<T extends string | number | boolean | undefined>(read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}
