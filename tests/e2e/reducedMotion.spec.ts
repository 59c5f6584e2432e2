import { expect, test } from './preview';

test('with reduced motion a tooltip opens beside its words, and in no frame far outside', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/searchPosition/all');
  const words = page.getByRole('article').first().locator('time').first();
  await expect(words).toBeVisible();
  // The page is looked at in every frame: antd measures a popup far outside and then puts it beside its words.
  await page.evaluate(() => {
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      document.body.dataset.widest = String(
        Math.max(Number(document.body.dataset.widest ?? 0), scrollWidth - clientWidth),
      );
      requestAnimationFrame(look);
    };
    look();
  });
  await words.hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.widest)).toBe('0');
  const [own, tipBox] = [await words.boundingBox(), await tip.boundingBox()];
  expect(Math.abs((tipBox?.y ?? 0) - (own?.y ?? 0))).toBeLessThan(120);
});
