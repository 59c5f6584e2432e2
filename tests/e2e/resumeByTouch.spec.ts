import type { Page } from '@playwright/test';
import { cameraPhoto } from './photo';
import { expect, test } from './preview';
import { afterDoubleTap, grown } from './settle';

/** Scripts of antd's fields for a mouse, which a touch screen does not load. */
const forMouse = /controls-mouse\./;

async function givePhoto(page: Page): Promise<void> {
  const buffer = await cameraPhoto(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择证件照' }).tap();
  await (await chooser).setFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: '裁剪证件照' });
  await grown(dialog);
  await dialog.getByRole('button', { name: /确\s*定/ }).tap();
  await afterDoubleTap(page);
  await expect(page.getByRole('img', { name: '我的证件照' })).toBeVisible();
}

async function fillBasics(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: '基本信息' });
  await page.getByRole('button', { name: '填入这些资料' }).tap();
  await card.getByRole('textbox', { name: '证件号码' }).fill('990000200209032624');
  await card.getByRole('combobox', { name: '政治面貌' }).selectOption({ label: '群众' });
  const home = card.getByRole('group', { name: '现居地' });
  await home.getByRole('combobox', { name: '省份' }).selectOption({ label: '山东省' });
  await expect(home.getByRole('combobox', { name: '城市' })).toBeVisible();
  await card.getByRole('checkbox', { name: '退役军人' }).check();
  await givePhoto(page);
}

async function fillEducation(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: '教育经历' });
  await card.getByRole('button', { name: '添加教育经历' }).tap();
  await card.getByLabel('学校').fill('青岚理工大学');
  await card.getByLabel('专业', { exact: true }).fill('软件工程');
  await card.getByRole('combobox', { name: '学历' }).selectOption({ label: '大学本科' });
  await card.getByLabel('开始时间').fill('2018-09');
  await card.getByLabel('结束时间').fill('2022-06');
}

test('a newcomer fills the résumé on a small phone, with the device’s own pickers alone', async ({
  page,
  preview,
}) => {
  test.slow();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await preview.as('newcomer');
  await page.goto('/resumeedit/basic');
  await fillBasics(page);
  const next = page.getByRole('button', { name: '保存并填写下一部分' });
  await next.tap();
  await page.getByRole('button', { name: '同意并保存' }).tap();
  await expect(page).toHaveURL(/\/resumeedit\/intention$/);
  await page.getByRole('combobox', { name: '简历的各个部分' }).selectOption('education');
  await fillEducation(page);
  await next.tap();
  await expect(page).toHaveURL(/\/resumeedit\/work$/);
  await expect(page.getByRole('progressbar', { name: '完整度 100%' })).toBeVisible();
  expect(fetched.filter((url) => forMouse.test(url))).toEqual([]);
});
