import type { Page } from '@playwright/test';
import type { NoticeDetail, Success } from '../../src/services/types';
import { expect, test } from './preview';

/** Texts pasted from elsewhere that are wider than a phone. */
const broad = [
  `<pre>${'x'.repeat(400)}</pre><ol><li><pre>${'y'.repeat(200)}</pre></li></ol>`,
  '<hr width="3000">',
  `<table width="2000"><tr><td>甲</td><td nowrap>${'乙'.repeat(80)}</td></tr></table>`,
  '<blockquote><table><tr><td><table width="1500"><tr><td>内</td></tr></table></td></tr></table></blockquote>',
  `<p>https://portal.example/${'a'.repeat(300)}</p><p><code>${'z'.repeat(200)}</code></p>`,
  `<dl><dt>甲</dt><dd>${'w'.repeat(200)}</dd></dl><h2>${'标题'.repeat(60)}</h2>`,
  '<img src="/favicon.svg" width="2400" height="300">',
  `${'<ul><li>'.repeat(30)}深${'</li></ul>'.repeat(30)}`,
  `${'<blockquote>'.repeat(30)}引${'</blockquote>'.repeat(30)}`,
  `${'<dl><dd>'.repeat(30)}释${'</dd></dl>'.repeat(30)}`,
];

async function openNotice(page: Page, contentHtml: string): Promise<void> {
  await page.route('**/notice/view**', async (route) => {
    const response = await route.fetch();
    const body: Success<NoticeDetail> = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, contentHtml } } });
  });
  await page.goto('/notice/3001');
  await expect(page.getByRole('region', { name: '公告正文' })).toContainText('前');
}

test('what is too broad in a text breaks or scrolls in itself', async ({ page, preview }) => {
  await preview.as('visitor');
  await openNotice(page, `<p>前</p>${broad.join('')}`);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
  const table = page.getByRole('group', { name: '表格' }).first();
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});

test('a link in a text goes on in the portal that is here already', { tag: '@anyWidth' }, async ({
  page,
  preview,
}) => {
  await preview.as('visitor');
  await openNotice(page, '<p>前 <a href="/questionandanswer#5001">常见问题</a></p>');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: '常见问题' }).click();
  await expect(page).toHaveURL(/\/questionandanswer#5001$/);
  await expect(page.getByRole('heading', { level: 1, name: '常见问题' })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a text that would stop the page is refused in words; the rest of the page is there', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  await preview.as('visitor');
  for (const html of [
    'x'.repeat(600_000),
    '<div>'.repeat(50_000),
    `${Array.from({ length: 3000 }, (_, index) => `<b title=${index}>`).join('')}${'<p>'.repeat(5000)}`,
  ]) {
    await page.route('**/notice/view**', async (route) => {
      const response = await route.fetch();
      const body: Success<NoticeDetail> = await response.json();
      const data = { ...body.data, contentHtml: html };
      await route.fulfill({ response, json: { ...body, data } });
    });
    await page.goto('/notice/3001');
    await expect(page.getByText(/^这段文字过长或结构过于复杂/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});
