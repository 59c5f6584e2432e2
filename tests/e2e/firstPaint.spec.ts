import { expect, test } from '@playwright/test';
import { watchShifts } from './shifts';

test('until the scripts have come the page says its name, and later what may be done', async ({
  page,
}) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('#shell').getByText('征程人才招聘平台')).toBeVisible();
  await expect(page.getByText(/网络较慢/)).toBeHidden();
  await expect(page.getByText(/网络较慢/)).toBeVisible({ timeout: 12_000 });
});

test('so does a screen that has no shell', { tag: '@anyWidth' }, async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/censorlogin', { waitUntil: 'commit' });
  await expect(page.getByText('征程人才招聘平台', { exact: true })).toBeVisible();
  await expect(page.getByText(/网络较慢/)).toBeVisible({ timeout: 12_000 });
});

test('the first that is shown has the size of text that is chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('army-site-text-size', '175'));
  await page.route('**/*.async.js', () => undefined);
  await page.goto('/home', { waitUntil: 'commit' });
  const shell = page.locator('#shell');
  await expect(shell).toHaveCSS('font-size', '24.5px');
  await expect(shell.locator('h1')).toHaveCSS('font-size', /^(?:4|5)\d/);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', /^(?:4|5)\d/);
  await expect(shell).toHaveCount(0);
});

/** What may be missing, and its files. */
const missing = [
  ['parts', '**/*.async.js'],
  ['texts alone', '**/texts-zh-start.*'],
] as const;

for (const [what, files] of missing) {
  test(`${what} that do not load are reported at once, with a way on`, {
    tag: '@anyWidth',
  }, async ({ page }) => {
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route(files, (route) => route.abort());
    await page.goto('/searchPosition/all');
    // The portal has loaded itself once more by then, as after a release.
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(
      '页面没有加载完整',
    );
    await page.unroute(files);
    await page.getByRole('button', { name: '刷新页面' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('nothing of that is left once the portal stands', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.waiting, #shell')).toHaveCount(0);
});

test('the styles of the first paint do not stand for those that antd writes', async ({ page }) => {
  await page.goto('/home');
  await expect(page.locator('.waiting, #shell')).toHaveCount(0);
  const written = await page.locator('style').allTextContents();
  // Used by no part of the shell.
  expect(written.join()).toContain('.ant-flex-justify-center');
  await expect(page.locator('.anticon:visible').first()).toHaveCSS('align-items', 'center');
});

test('a signed-in person is not asked to sign in before the portal runs', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    window.localStorage.setItem('army-site-user', JSON.stringify({ loginName: 'complete' })),
  );
  await context.route('**/*.async.js', () => undefined);
  await page.goto('/searchPosition/all', { waitUntil: 'commit' });
  const shell = page.locator('#shell');
  await expect(shell).toBeVisible();
  const signIn = shell.locator('a[href*="/censorlogin"]');
  await expect(signIn).toHaveCount(1);
  await expect(signIn).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByText(/启用 JavaScript/)).toBeVisible();
  });
});

test('nothing of the login moves under a finger while its parts come', async ({ page }) => {
  const shifted = await watchShifts(page);
  // Each script is delayed, so that what stands in for a missing field is seen too.
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await page.goto('/censorlogin');
  await expect(page.getByRole('img', { name: /^验证图片/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '单点登录' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});
