import type { Page } from '@playwright/test';
import { gate } from '../helpers/gate';

/** Keeps the portal's entry away until the test lets it come. */
export async function holdEntry(page: Page): Promise<() => void> {
  const held = gate<void>();
  await page.route(/\/umi\.[^/]*\.js$/, async (route) => {
    await held.passed;
    await route.continue();
  });
  return held.open;
}
