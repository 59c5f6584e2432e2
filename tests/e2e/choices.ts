import type { Locator, Page } from '@playwright/test';
import { expect } from './preview';

/**
 * Presses an item of antd's menu or list once its popup has grown: as it grows the item moves, and a press that begins on one
 * item and ends on the next is none.
 */
export async function pressInPopup(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeVisible();
  const popup = page.locator('.ant-dropdown, .ant-select-dropdown').filter({ has: item });
  await expect(popup).not.toHaveClass(/slide-/);
  await item.click();
}

/** Chooses an option of a field: in the device's own select on a touch screen, else in antd's list. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption({ label: option });
    return;
  }
  await field.click();
  await pressInPopup(page, page.getByRole('option', { name: option, exact: true }));
}
