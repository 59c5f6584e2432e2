import type { Locator, Page } from '@playwright/test';
import { expect, test } from './preview';
import { settle } from './settle';

const focused = (page: Page) => page.locator(':focus');

/** Whole but for its edge and the fraction of a pixel that a box scrolls to. */
const expectWhole = (element: Locator) => expect(element).toBeInViewport({ ratio: 0.98 });

for (const locale of ['zh-CN', 'ar']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('Tab brings each banner whole into the window, and Shift+Tab too', async ({
      page,
      preview,
    }) => {
      await preview.as('visitor');
      await page.goto('/home');
      await settle(page);
      const banners = page.getByRole('region', { name: '推荐内容' }).getByRole('link');
      await banners.first().focus();
      const last = (await banners.count()) - 1;
      expect(last).toBeGreaterThan(0);
      for (let at = 1; at <= last; at += 1) {
        await page.keyboard.press('Tab');
        await expect(banners.nth(at)).toBeFocused();
        await expectWhole(banners.nth(at));
      }
      for (let at = last - 1; at >= 0; at -= 1) {
        await page.keyboard.press('Shift+Tab');
        await expect(banners.nth(at)).toBeFocused();
        await expectWhole(banners.nth(at));
      }
    });
  });
}

test('Tab brings a field of several lines whole into the window', async ({ page, preview }) => {
  await preview.as('complete');
  await page.goto('/tmplrgister');
  await settle(page);
  const text = page.locator('textarea').first();
  const isThere = () => text.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 40 && !(await isThere()); press += 1)
    await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await expectWhole(text);
});

test('Shift+Tab at the first control of a dialog brings its last one into view', async ({
  page,
  preview,
}) => {
  await preview.as('visitor');
  await page.goto('/searchPosition/all?compare=200001,200004,200007');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table')).toBeVisible();
  const close = dialog.getByRole('button', { name: '关闭' });
  await close.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(close).not.toBeFocused();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectWhole(focused(page));
});
