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

test('a new mobile number is proved by a code that was sent to it', { tag: '@anyWidth' }, async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: '更换手机号' }).click();
  const form = page.getByRole('form', { name: '更换手机号' });
  await expect(form.getByLabel('新手机号')).toBeFocused();
  await form.getByLabel('新手机号').fill('13912345678');
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByText('验证码已发送，5 分钟内有效。')).toBeVisible();

  // A reload does not shorten the wait.
  await page.reload();
  await page.getByRole('button', { name: '更换手机号' }).click();
  await expect(form.getByRole('button', { name: /秒后可重新获取$/ })).toBeVisible();

  await form.getByLabel('新手机号').fill('13912345678');
  await form.getByLabel('验证码').fill(await preview.codeFor('13912345678'));
  await form.getByRole('textbox', { name: '密码' }).fill('Preview#2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('139****5678')).toBeVisible();
  await expect(page.getByText('手机号已更换，下次请用新号码登录。')).toBeVisible();
});

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

test('my data arrive as one file', { tag: '@anyWidth' }, async ({ page, preview }) => {
  await preview.as('deliveries');
  await page.goto('/user/privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载我的数据' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^army-site-deliveries-.*\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const content: Record<string, unknown> = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  expect(Object.keys(content)).toEqual([
    'site',
    'exportedAt',
    'account',
    'resume',
    'deliveries',
    'collections',
    'notifications',
  ]);
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

test('an account of single sign-on is closed by a code, and single sign-on is left too', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  await preview.captchaAfter(() => page.goto('/censorlogin?redirect=%2Fuser%2Fsecurity'));
  await page.getByRole('link', { name: '单点登录' }).click();
  await page.getByRole('radio', { name: /ssouser/ }).check();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/user\/security$/);
  await expect(page.getByRole('link', { name: '设置密码' })).toBeVisible();

  await page.getByRole('button', { name: '注销账号…' }).click();
  await expect(page.getByText('您没有进行中的投递。')).toBeVisible();
  const form = page.getByRole('form', { name: '注销账号' });
  await choose(page, '注销原因', '有其他账号');
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByText('验证码已发送，5 分钟内有效。')).toBeVisible();
  await form.getByLabel('验证码', { exact: true }).fill(await preview.codeFor('13800000006'));
  await form.getByLabel('确认文字').fill('注销');
  const left = page.waitForRequest(/\/apps\/sso\/loginout/);
  await form.getByRole('button', { name: '注销账号' }).click();
  await left;
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  expect(JSON.stringify(await kept(page))).not.toMatch(/ssouser|孙可欣|13800000006/);
});
