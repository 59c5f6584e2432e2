import type { Page } from '@playwright/test';
import type { NoticeDetail, Success } from '../../src/services/types';
import { expect, test } from './preview';

/** Texts with scripts in them; each script would set `hurt`. */
const hostile = [
  '<script>hurt = 1</script>',
  '<img src="/favicon.svg" onload="hurt = 1">',
  '<svg onload="hurt = 1"><script>hurt = 1</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=/favicon.svg onload=hurt=1&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src="/favicon.svg" onload="hurt = 1">',
  '<noscript><p title="</noscript><img src=/favicon.svg onload=hurt=1>">',
  '<iframe srcdoc="<script>parent.hurt = 1</script>"></iframe>',
  '<details open ontoggle="hurt = 1">1</details>',
  '<input autofocus onfocus="hurt = 1">',
  '<xmp><img src="/favicon.svg" onload="hurt = 1"></xmp>',
  '<select><option><img src="/favicon.svg" onload="hurt = 1">',
  '<base href="/elsewhere/"><style>main { display: none }</style><div style="position: fixed; inset: 0">2</div>',
];

/** Texts pasted from elsewhere that are wider than a phone. */
const broad = [
  `<pre>${'x'.repeat(400)}</pre><ol><li><pre>${'y'.repeat(200)}</pre></li></ol>`,
  '<hr width="3000">',
  `<table width="2000"><tr><td>甲</td><td nowrap>${'乙'.repeat(80)}</td></tr></table>`,
  '<blockquote><table><tr><td><table width="1500"><tr><td>内</td></tr></table></td></tr></table></blockquote>',
  `<p>https://portal.example/${'a'.repeat(300)}</p><p><code>${'z'.repeat(200)}</code></p>`,
  `<dl><dt>甲</dt><dd>${'w'.repeat(200)}</dd></dl><h2>${'标题'.repeat(60)}</h2>`,
  '<img src="/favicon.svg" width="2400" height="300">',
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

test('nothing in a text of the server acts, whatever it is wrapped in', async ({
  page,
  preview,
}) => {
  await preview.as('visitor');
  for (const html of hostile) {
    await openNotice(page, `<p>前</p>${html}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'hurt' in window), html).toBe(false);
    expect(await page.evaluate(() => document.baseURI), html).toMatch(/\/notice\/3001$/);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

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

test('a link in a text goes on in the portal that is here already', async ({ page, preview }) => {
  await preview.as('visitor');
  await openNotice(page, '<p>前 <a href="/questionandanswer#5001">常见问题</a></p>');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: '常见问题' }).click();
  await expect(page).toHaveURL(/\/questionandanswer#5001$/);
  await expect(page.getByRole('heading', { level: 1, name: '常见问题' })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
