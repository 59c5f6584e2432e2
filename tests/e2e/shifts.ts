import type { Page } from '@playwright/test';

/** Notes from the next page on what moves by itself; gives how much has moved, all shifts together. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Number(entry.value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // A shift is told after the frame in which it is seen.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
    );
    return Number(await page.evaluate(() => Reflect.get(window, 'shifted')));
  };
}
