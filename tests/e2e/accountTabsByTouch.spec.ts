import { expect, test } from './preview';

/** The seven tabs do not fit on a small phone: they scroll sideways, the page does not. */
test('the tabs of the account are one line on a phone, the current one and the focused one in view', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  await page.goto('/user/privacy');
  const tabs = page.getByRole('navigation', { name: '账号分区' });
  const current = tabs.locator('[aria-current]');
  await expect(current).toHaveText('隐私与数据');
  await expect(current).toBeInViewport({ ratio: 1 });
  const { height } = (await tabs.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThan(56);
  const first = tabs.getByRole('link').first();
  await expect(first).not.toBeInViewport();

  await first.focus();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/deliveries$/);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
});

for (const locale of ['zh-CN', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the account menu is as wide as its words, and all of it is in view', async ({
      page,
      preview,
    }) => {
      await preview.as('complete');
      await page.goto('/home');
      await page.getByRole('button', { name: /的账号菜单$|^Account menu/ }).tap();
      const items = page.getByRole('menuitem');
      await expect(items).toHaveCount(8);
      for (const item of await items.all()) {
        await expect(item).toBeInViewport({ ratio: 1 });
        expect((await item.boundingBox())?.height).toBeLessThan(56);
      }
    });
  });
}
