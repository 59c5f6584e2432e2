import type { Page } from '@playwright/test';
import { choose } from './choices';
import { databaseEntries } from './database';
import { expect, test } from './preview';
import { grown } from './settle';

/** Everything that this browser keeps: keys and values of the storages, entries of the databases. */
async function kept(page: Page) {
  const storages = await page.evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
  }));
  return { ...storages, entries: await databaseEntries(page) };
}

test('a picture is cropped, sent and seen in the header', async ({ page, preview }) => {
  await preview.as('complete');
  await page.goto('/user/profile');
  await expect(page.getByRole('button', { name: '选择头像' })).toBeVisible();
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type="file"]').setInputFiles(picture);
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  await grown(dialog);
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(page.getByRole('img', { name: '我的头像' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src^="blob:"]')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: '我的头像' })).toBeVisible();
});

test('after closing the account nothing of it is left in the browser', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await preview.as('deliveries');
  // Something that stays on the device: a viewed position and an unsaved draft.
  await page.goto('/searchPosition/all?keyword=软件');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/recruitmentview\//);
  await expect
    .poll(async () => Object.keys((await kept(page)).local))
    .toContain('army-site-recent');
  await page.goto('/resumeedit/selfEvaluation');
  await page.getByRole('textbox', { name: /自我评价/ }).fill('只在这台设备上的草稿');
  await expect
    .poll(async () => (await kept(page)).entries.join())
    .toContain('只在这台设备上的草稿');

  await page.goto('/user/security');
  await page.getByRole('button', { name: '注销账号…' }).click();
  await expect(page.getByRole('list', { name: '将被撤回的投递' })).toBeVisible();
  const form = page.getByRole('form', { name: '注销账号' });
  await choose(page, '注销原因', '已经找到工作');
  await form.getByLabel('密码', { exact: true }).fill('Preview#2026');
  await form.getByLabel('确认文字').fill('注销');
  await form.getByRole('button', { name: '注销账号' }).click();
  await expect(page.getByText('账号已注销，本机上的平台数据已全部清除。')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();

  await expect
    .poll(async () => Object.keys((await kept(page)).local).sort())
    .toEqual(['army-site-domain', 'army-site-token']);
  const left = await kept(page);
  expect(left.session).toEqual({});
  expect(left.entries).toEqual([]);
  expect(JSON.stringify(left)).not.toMatch(/deliveries|周雨桐|13800000004|草稿/);
});
