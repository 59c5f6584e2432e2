import type { Locator, Page } from '@playwright/test';
import { expect } from './preview';
import { rawKey } from './words';

/** Scrolls through the page, as parts below the screen are loaded only when one comes near, and back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  let end = 0;
  for (let y = 0; y === 0 || y < end; y += 500) {
    end = await page.evaluate((top) => {
      window.scrollTo(0, top);
      return document.documentElement.scrollHeight;
    }, y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  // What came near says so after the next frame, and then that it is busy.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Waits until the portal has taken the place of the page's shell and no skeleton is left. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A part may come into the page after the walk has passed its place: the walk is made again until nothing is left.
  await expect(async () => {
    await scrollThrough(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 3_000 });
  }).toPass({ timeout: 15_000 });
  await expect(page.locator('body')).not.toHaveText(rawKey);
}

/** Waits until a dialog of antd's has its size. While it grows, a press can begin on a button and end beside it. */
export async function grown(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveClass(/ant-zoom-/);
}

/** How far the page can be scrolled sideways, in pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** How many search boxes of the page can be seen. */
export function searchBoxes(page: Page): Promise<number> {
  return page.getByRole('search').filter({ visible: true }).count();
}

/** A press at the place of the one before is then no second one of a double press, which the portal ignores (utils/secondPress). */
export function afterDoubleTap(page: Page): Promise<void> {
  return page.waitForTimeout(600);
}
