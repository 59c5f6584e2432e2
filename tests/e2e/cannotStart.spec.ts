import { expect, type Route, test } from '@playwright/test';

// Without the fixture of ./preview: the browser reports on its console what it cannot run.

/** What servers and proxies answer in place of a script that is gone. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  'a 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a page at 200': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'a page at 200 that is called a script': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: '<!doctype html><title>Sign in</title>',
    }),
  'nothing at 200': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
};

for (const [answer, give] of Object.entries(answers)) {
  test(`the entry is answered by ${answer}: the page says that it did not load`, {
    tag: '@anyWidth',
  }, async ({ page }) => {
    await page.route(/\/umi\.[^/]*\.js$/, give);
    await page.goto('/home');
    await expect(page.getByRole('alert')).toContainText('页面没有加载成功');
    await page.unrouteAll();
    await page.getByRole('link', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`a screen’s file is answered by ${answer}: the page says so`, {
    tag: '@anyWidth',
  }, async ({ page }) => {
    await page.route(/pages__questionandanswer[^/]*\.js$/, give);
    await page.goto('/questionandanswer');
    await expect(page.getByRole('heading', { name: '页面没有加载完整' })).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '常见问题' })).toBeVisible();
  });

  test(`the layout’s file is answered by ${answer}: the page says so`, {
    tag: '@anyWidth',
  }, async ({ page }) => {
    await page.route(/layouts__index[^/]*\.js$/, give);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: '页面没有加载完整' })).toBeVisible();
  });
}

test('in a browser that is too old the page names those that work', {
  tag: '@anyWidth',
}, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'));
  await page.goto('/home');
  await expect(page.getByRole('alert').first()).toContainText('Safari 15.4');
});
