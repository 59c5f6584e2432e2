import { expect, type Page } from '@playwright/test';

/** Nothing secret in the address or in what the browser keeps (docs/storage.md). */
export async function expectNotKept(page: Page, ...secrets: string[]): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify({ ...window.localStorage, ...window.sessionStorage, state: history.state }),
  );
  for (const secret of secrets) {
    expect(kept).not.toContain(secret);
    expect(decodeURIComponent(page.url())).not.toContain(secret);
  }
}
