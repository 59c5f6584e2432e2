import { expect, type Page } from '@playwright/test';
import { databaseEntries } from './database';

/** Nothing secret in the address or in what the browser keeps (docs/storage.md). */
export async function expectNotKept(page: Page, ...secrets: string[]): Promise<void> {
  const stored = await page.evaluate(() =>
    JSON.stringify({
      local: { ...window.localStorage },
      session: { ...window.sessionStorage },
      state: history.state,
    }),
  );
  const kept = [stored, ...(await databaseEntries(page))].join();
  for (const secret of secrets) {
    expect(kept).not.toContain(secret);
    expect(decodeURIComponent(page.url())).not.toContain(secret);
  }
}
