import { expect, test } from './preview';

test.use({ serviceWorkers: 'allow' });

test('without a connection the dates that were read last can be read, until the person signs out', {
  tag: '@anyWidth',
}, async ({ page, context, preview }) => {
  await preview.as('deliveries');
  await page.goto('/usercenter');
  await expect(page.getByRole('region', { name: '重要日期' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await context.setOffline(true);
  await page.goto('/user/appointments');
  await expect(page.getByRole('heading', { name: '您已离线', level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '面试' }).first()).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: '重新打开平台' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: /的账号菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByText('您已退出登录。')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});

test('the portal can be installed: its manifest names files that are there', {
  tag: '@anyWidth',
}, async ({ page, request }) => {
  await page.goto('/home');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest.name).toBe('征程人才招聘平台');
  for (const { src } of manifest.icons) expect((await request.get(`/${src}`)).ok()).toBe(true);
  for (const { url } of manifest.shortcuts) {
    await page.goto(new URL(url, 'http://portal/').pathname);
    await expect(page.getByLabel('登录名')).toBeVisible();
  }
});
