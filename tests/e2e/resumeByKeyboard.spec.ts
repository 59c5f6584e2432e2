import type { Locator, Page } from '@playwright/test';
import { expectNoBarrier } from './barriers';
import { press, type } from './keyboard';
import { pageCount, selectableCharacters } from './pdfText';
import { cameraPhoto, recordUploads, sentPicture } from './photo';
import { expect, test } from './preview';

/** Finds an entry of antd's list by typing, and chooses it. */
async function choose(page: Page, list: Locator, label: string): Promise<void> {
  await type(page, list, label);
  await expect(page.getByRole('option', { name: label, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list).toHaveAttribute('aria-expanded', 'false');
}

/** Types a month, which antd's picker takes with Enter. */
async function typeMonth(page: Page, field: Locator, month: string): Promise<void> {
  await type(page, field, month);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(month);
}

/** Finds a region by the initials of its pinyin, and chooses the first result. */
async function findRegion(page: Page, field: Locator, typed: string, name: string) {
  await type(page, field, typed);
  await expect(page.getByRole('menuitemcheckbox').first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Chooses a camera's photo, moves it under the frame and takes it, by keys alone. */
async function givePhoto(page: Page): Promise<void> {
  const buffer = await cameraPhoto(page);
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: '选择证件照' }));
  await (await chooser).setFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: '裁剪证件照' });
  const area = dialog.getByRole('application', { name: /裁剪区域/ });
  await press(page, area, 'ArrowUp');
  await press(page, dialog.getByRole('slider', { name: '缩放' }), 'ArrowRight');
  await expect(dialog.getByRole('slider', { name: '旋转角度' })).toBeVisible();
  await press(page, dialog.getByRole('button', { name: /确\s*定/ }));
  await expect(page.getByRole('img', { name: '我的证件照' })).toBeVisible();
}

async function fillBasics(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: '基本信息' });
  await press(page, page.getByRole('button', { name: '填入这些资料' }));
  const name = card.getByRole('textbox', { name: '姓名' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('林晓');
  await type(page, card.getByRole('textbox', { name: '证件号码' }), '990000200209032624');
  await choose(page, card.getByRole('combobox', { name: '政治面貌' }), '群众');
  await findRegion(page, card.getByRole('combobox', { name: '现居地' }), 'sds', '山东省');
  await press(page, card.getByRole('checkbox', { name: '退役军人' }), 'Space');
  await givePhoto(page);
}

async function fillEducation(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: '教育经历' });
  await press(page, card.getByRole('button', { name: '添加教育经历' }));
  await type(page, card.getByRole('combobox', { name: '学校' }), 'qllg');
  await expect(page.getByText(/青岚理工大学（/).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoBarrier(page);
  const school = card.getByRole('combobox', { name: '学校' });
  await page.keyboard.press('Escape');
  await expect(school).toHaveAttribute('aria-expanded', 'false');
  await expect(school).toHaveValue('qllg');
  await page.keyboard.press('ArrowDown');
  await expect(school).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(school).toHaveValue(/青岚理工大学/);
  await type(page, card.getByRole('combobox', { name: '专业', exact: true }), '软件工程');
  await page.keyboard.press('Escape');
  await choose(page, card.getByRole('combobox', { name: '学历' }), '大学本科');
  await typeMonth(page, card.getByLabel('开始时间'), '2018-09');
  await typeMonth(page, card.getByLabel('结束时间'), '2022-06');
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a newcomer fills the résumé, sees it, changes its template and prints it, by keyboard alone', async ({
  page,
  preview,
}) => {
  test.slow();
  await preview.as('newcomer');
  await recordUploads(page);
  await page.goto('/resumeedit/basic');
  await fillBasics(page);
  const next = page.getByRole('button', { name: '保存并填写下一部分' });
  await press(page, next);
  await press(page, page.getByRole('button', { name: '同意并保存' }));
  await expect(page).toHaveURL(/\/resumeedit\/intention$/);

  const photo = await sentPicture(page, 0);
  expect(photo.bytes.includes('Exif')).toBe(false);
  expect(photo.height).toBeGreaterThan(photo.width);
  expect([photo.above, photo.below]).toEqual(['red', 'blue']);

  await press(page, page.getByRole('link', { name: /^教育经历/ }));
  await fillEducation(page);
  await press(page, next);
  await expect(page).toHaveURL(/\/resumeedit\/work$/);
  await expect(page.getByRole('progressbar', { name: '完整度 100%' })).toBeVisible();

  await press(page, page.getByRole('link', { name: '我的简历' }));
  const paper = page.getByRole('article', { name: '简历正文' });
  await expect(paper).toContainText('青岚理工大学');
  const table = page.getByRole('radio', { name: '标准表格' });
  await expect(table).toBeChecked();
  await press(page, table, 'ArrowDown');
  await expect(page.getByRole('radio', { name: '简洁' })).toBeChecked();

  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pageCount(pdf)).toBe(1);
  const characters = selectableCharacters(pdf);
  for (const character of '林晓理工大学') expect(characters).toContain(character);
});
