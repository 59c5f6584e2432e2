import { expect, test } from '@playwright/test';

test('until the scripts have come the page says its name, and later what may be done', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByText('征程人才招聘平台', { exact: true })).toBeVisible();
  await expect(page.getByText(/网络较慢/)).toBeHidden();
  await expect(page.getByText(/网络较慢/)).toBeVisible({ timeout: 12_000 });
});

test('nothing of that is left once the portal stands', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.waiting')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByText(/启用 JavaScript/)).toBeVisible();
  });
});
