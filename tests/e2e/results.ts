import type { Locator, Page } from '@playwright/test';
import { expect } from './preview';

/** A search with a filter, an order and a page. */
export const search = '/searchPosition/all?education=college&sort=closing&current=2';

export function results(page: Page): Locator {
  return page.getByRole('region', { name: '搜索结果' });
}

export function titles(page: Page): Promise<string[]> {
  return results(page).getByRole('article').getByRole('heading').allTextContents();
}

/** The rows of the present search have come; no old row is left. */
export async function settled(page: Page): Promise<void> {
  await expect(results(page).getByRole('article')).toHaveCount(20);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
