/** What did not load without a connection comes by itself once there is one. */
import { expect, test } from './preview';

test('positions that were searched for', { tag: '@anyWidth' }, async ({ page, context }) => {
  await page.goto('/searchPosition/all');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('search', { name: '岗位关键词' }).locator('input').fill('护士');
  await page.keyboard.press('Enter');
  const retry = page.getByRole('main').getByRole('button', { name: '重试' });
  await expect(retry.first()).toBeVisible();
  await context.setOffline(false);
  await expect(rows.first()).toContainText('护士');
  await expect(retry).toHaveCount(0);
});

test('the picture of the login', { tag: '@anyWidth' }, async ({ page, context }) => {
  await page.goto('/censorlogin');
  const picture = page.getByRole('img', { name: /^验证图片/ });
  await expect(picture).toBeVisible();
  await page.getByLabel('登录名').fill('candidate');
  await context.setOffline(true);
  await page.getByRole('button', { name: '换一张' }).click();
  await expect(page.getByText('图片没有加载出来')).toBeVisible();
  await context.setOffline(false);
  await expect(picture).toBeVisible();
  await expect(page.getByLabel('登录名')).toHaveValue('candidate');
});
