import type { Page } from '@playwright/test';
import { databaseEntries } from './database';
import { pageCount, selectableCharacters } from './pdfText';
import { cameraPhoto, recordUploads, sentPicture } from './photo';
import { expect, test } from './preview';

const evaluation = (page: Page) => page.getByRole('textbox', { name: /^自我评价/ });

test('a tab killed in the middle of typing loses no more than its last second', {
  tag: '@anyWidth',
}, async ({ page, context, preview }) => {
  await preview.as('newcomer');
  await page.goto('/resumeedit/selfEvaluation');
  await evaluation(page).click();
  const typed = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const perSecond = 10;
  await page.keyboard.type(typed, { delay: 1000 / perSecond });
  // A killed tab gets no event, not even pagehide, in which it could save.
  const debug = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  debug.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = await context.newPage();
  await again.goto('/resumeedit/selfEvaluation');
  await again.getByRole('button', { name: '恢复' }).click();
  const kept = await evaluation(again).inputValue();
  expect(typed.startsWith(kept)).toBe(true);
  expect(kept.length).toBeGreaterThanOrEqual(typed.length - perSecond);
});

test('two tabs typing in the same section: neither overwrites the other, and each draft can be chosen', {
  tag: '@anyWidth',
}, async ({ page, context, preview }) => {
  await preview.as('newcomer');
  await page.goto('/resumeedit/selfEvaluation');
  await evaluation(page).fill('第一个窗口的话');
  const second = await context.newPage();
  await second.goto('/resumeedit/selfEvaluation');
  await expect(evaluation(second)).toHaveValue('');
  await evaluation(second).fill('第二个窗口的话');
  // The draft is written at most a second after the last key; a tab killed before that loses so much.
  await expect
    .poll(() => databaseEntries(second))
    .toContainEqual(expect.stringContaining('第二个窗口的话'));
  await second.close();

  const third = await context.newPage();
  await third.goto('/resumeedit/selfEvaluation');
  // The first tab is still open, so its draft is not offered here.
  await third.getByText('查看内容').click();
  await expect(third.getByText('第二个窗口的话')).toBeVisible();
  await expect(third.getByText('第一个窗口的话')).toBeHidden();
  await page.close();
  await third.reload();
  await third.getByRole('button', { name: '恢复第 2 份' }).click();
  await expect(evaluation(third)).toHaveValue('第一个窗口的话');
  await third.getByRole('button', { name: '恢复', exact: true }).click();
  await expect(evaluation(third)).toHaveValue('第二个窗口的话');
});

test('a picture among the attachments is turned upright, and tells no place', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  await preview.as('newcomer');
  await recordUploads(page);
  await page.goto('/resumeedit/attachments');
  const buffer = await cameraPhoto(page);
  expect(buffer.includes('Exif')).toBe(true);
  await page.getByRole('button', { name: '添加附件' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '文件 选择文件' }).click();
  await (await chooser).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const sent = await sentPicture(page, 0);
  expect(sent.bytes.includes('Exif')).toBe(false);
  expect([sent.width, sent.height]).toEqual([700, 1000]);
  expect([sent.above, sent.below]).toEqual(['red', 'blue']);
});

for (const template of ['标准表格', '简洁', '时间轴']) {
  test(`printed as ${template}: selectable text, black on white, no entry across two sheets`, async ({
    page,
    preview,
  }) => {
    await preview.as('complete');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/resumeview');
    await page.getByRole('radio', { name: template }).check();
    const paper = page.getByRole('article', { name: '简历正文' });
    await expect(paper).toContainText('青岚理工大学');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const breaks = await paper
      .locator('dl, ol > li')
      .evaluateAll((entries) => entries.map((entry) => getComputedStyle(entry).breakInside));
    expect(breaks.length).toBeGreaterThan(10);
    expect(new Set(breaks)).toEqual(new Set(['avoid']));

    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pageCount(pdf)).toBeGreaterThan(0);
    const characters = selectableCharacters(pdf);
    for (const character of '赵明轩理工大学') expect(characters).toContain(character);
  });
}
