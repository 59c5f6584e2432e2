import type { Page } from '@playwright/test';
import { examples } from '../../mock/_preview/seed/examples';
import { press, type } from '../e2e/keyboard';
import { cameraPhoto } from '../e2e/photo';
import { deliveryAfter, expect, test } from '../e2e/preview';
import { grown } from '../e2e/settle';

const password = 'Preview#2026';

/** A choice in antd's list by its first letters, taken with Enter. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await type(page, field, option);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

/** Chooses a file with the button that opens the system's own dialog. */
async function chooseFile(page: Page, name: RegExp | string): Promise<void> {
  const buffer = await cameraPhoto(page);
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name }));
  await (await chooser).setFiles({ name: 'own.jpg', mimeType: 'image/jpeg', buffer });
}

test('one enrols for an activity, and cancels it', async ({ page, preview }) => {
  await preview.as('complete');
  await page.goto(`/applyActivity/${examples.enrollingActivity}/applyActivity`);
  await press(page, page.getByRole('link', { name: '报名', exact: true }));
  const save = page.getByRole('button', { name: '保存并继续' });
  await press(page, page.getByRole('radio', { disabled: false }).first(), 'Space');
  await press(page, save);
  await expect(page.getByRole('heading', { name: '核对简历' })).toBeFocused();
  await press(page, save);
  await expect(page.getByRole('heading', { name: '补充信息' })).toBeFocused();
  await pick(page, '到场方式', '自行前往');
  await press(page, save);
  await expect(page.getByRole('heading', { name: '核对与承诺' })).toBeFocused();
  await press(page, page.getByRole('checkbox', { name: /承诺/ }), 'Space');
  await deliveryAfter(page, () => press(page, page.getByRole('button', { name: '提交报名' })));
  await expect(page.getByRole('heading', { name: '报名成功' })).toBeVisible();

  await press(page, page.getByRole('link', { name: '查看进展' }));
  await press(page, page.getByRole('button', { name: '取消报名' }));
  const dialog = page.getByRole('dialog');
  await grown(dialog);
  await press(page, dialog.getByRole('button', { name: '取消报名' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText('已取消');
});

test('one chooses an interview time', async ({ page, preview }) => {
  await preview.as('deliveries');
  await page.goto('/user/appointments');
  await press(page, page.getByRole('link', { name: /^选择面试时间/ }));
  const times = page.getByRole('radio', { disabled: false });
  await press(page, times.first(), 'Space');
  // Arrow keys go on to the next time that is left.
  await page.keyboard.press('ArrowDown');
  await expect(times.nth(1)).toBeChecked();
  await press(page, page.getByRole('button', { name: '确认预约' }));
  await expect(page.getByText('预约成功，请按下面的时间参加面试。')).toBeFocused();
});

test('one agrees to a background check', async ({ page, preview }) => {
  await preview.as('deliveries');
  await page.goto('/user/notifications?type=background');
  await press(page, page.getByRole('link', { name: '确认背景调查', exact: true }));
  await expect(page.getByRole('heading', { name: '背景调查授权', level: 1 })).toBeFocused();
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, page.getByRole('button', { name: '同意并提交' }));
  await expect(page.getByRole('heading', { name: '您已同意背景调查' })).toBeFocused();
});

test('one changes the picture and the number of the account', async ({ page, preview }) => {
  const mobile = '13911113333';
  await preview.as('complete');
  await page.goto('/user/profile');
  await chooseFile(page, '选择头像');
  const crop = page.getByRole('dialog', { name: '裁剪头像' });
  await grown(crop);
  await press(page, crop.getByRole('button', { name: /确\s*定/ }));
  await expect(page.getByRole('img', { name: '我的头像' })).toBeVisible();

  await press(page, page.getByRole('button', { name: '更换手机号' }));
  await expect(page.getByLabel('新手机号')).toBeFocused();
  await page.keyboard.type(mobile);
  await press(page, page.getByRole('button', { name: '获取验证码', exact: true }), 'Space');
  await expect(page.getByText('验证码已发送，5 分钟内有效。')).toBeVisible();
  await type(page, page.getByLabel('验证码', { exact: true }), await preview.codeFor(mobile));
  await type(page, page.getByLabel('密码', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('手机号已更换，下次请用新号码登录。').first()).toBeVisible();
});

test('one attaches a file to the résumé', async ({ page, preview }) => {
  await preview.as('newcomer');
  await page.goto('/resumeedit/attachments');
  await press(page, page.getByRole('button', { name: '添加附件' }));
  await chooseFile(page, '文件 选择文件');
  await expect(page.getByRole('main').getByText('own.jpg').first()).toBeVisible();
});

test('one closes the account', async ({ page, preview }) => {
  await preview.as('deliveries');
  await page.goto('/user/security');
  await press(page, page.getByRole('button', { name: '注销账号…' }));
  await expect(page.getByRole('heading', { name: '注销意味着' })).toBeFocused();
  const form = page.getByRole('form', { name: '注销账号' });
  await pick(page, '注销原因', '暂时不求职');
  await type(page, form.getByLabel('密码', { exact: true }), password);
  await type(page, form.getByLabel('确认文字'), '注销');
  await press(page, form.getByRole('button', { name: '注销账号', exact: true }));
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});
