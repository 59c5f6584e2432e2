/** Resolves when the browser has nothing else to do, after `mostMs` in any case; at once where it cannot tell. */
export function whenIdle(mostMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if (!window.requestIdleCallback) resolve();
    else window.requestIdleCallback(() => resolve(), { timeout: mostMs });
  });
}
