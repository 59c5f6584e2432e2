/** The sanitiser against every known way of a text to act, in a real browser. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { NoticeDetail, PositionPage, Success } from '../../src/services/types';
import { Bare, harmsIn, harmsWithoutSanitiser, provoke } from './hostilePages';
import { type Payload, payloads } from './payloads';
import { expect, test } from './preview';

const far = /^https?:\/\/evil\.example\//;

/** The policy of production (deploy/security-headers.conf.template), of a place with nothing of its own. */
const policy = (
  /Content-Security-Policy "([^"]*)"/.exec(
    readFileSync('deploy/security-headers.conf.template', 'utf8'),
  )?.[1] ?? ''
).replace(/\s?\$\{\w+\}/g, '');

/** What the other host is asked for, by whatever page of the browser. */
async function watch(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(far, (route) => {
    const request = route.request();
    const isPage = request.isNavigationRequest() && !request.frame().parentFrame();
    asked.push(isPage ? 'leaves' : 'asks');
    return route.abort();
  });
  return asked;
}

/** Shows each text as a notice, one after the other in the same portal. */
async function openNotices(page: Page, texts: readonly Payload[]): Promise<void> {
  await page.route('**/notice/view**', async (route) => {
    const index = Number(new URL(route.request().url()).searchParams.get('id')?.replace('h', ''));
    const url = route
      .request()
      .url()
      .replace(/id=h\d+/, 'id=3001');
    const response = await route.fetch({ url });
    const body: Success<NoticeDetail> = await response.json();
    const contentHtml = `<p>前${index}</p>${texts[index]?.html}`;
    await route.fulfill({
      response,
      json: {
        ...body,
        data: { ...body.data, id: `h${index}`, title: `公告${index}`, contentHtml },
      },
    });
  });
  await page.goto('/notice/h0');
}

test('the texts do harm to a page without a sanitiser: what looks for harm here sees it', {
  tag: '@nightly',
}, async ({ browser, baseURL }) => {
  test.slow();
  const context = await browser.newContext({ baseURL });
  const asked = await watch(context);
  const bare = new Bare(context);
  const missed: string[] = [];
  for (const { html, harm } of payloads) {
    if (!harm) continue;
    const seen: string[] = [];
    for (const place of ['put', 'sent', 'reread'] as const) {
      if (!seen.includes(harm))
        seen.push(...(await harmsWithoutSanitiser(bare, asked, html, place)));
    }
    if (!seen.includes(harm)) missed.push(`${harm}: ${html} (${seen})`);
  }
  await context.close();
  expect(missed).toEqual([]);
});

test('behind the policy of production they run nothing and ask nobody, even without the sanitiser', {
  tag: '@nightly',
}, async ({ browser, baseURL }) => {
  test.slow();
  const headers = { 'content-security-policy': policy };
  const context = await browser.newContext({ baseURL });
  const asked = await watch(context);
  const bare = new Bare(context);
  const done: string[] = [];
  for (const { html, harm } of payloads) {
    // Names and looks are the sanitiser's alone, and so is a link or a refresh that leaves the page; a form is not.
    if (!harm || /names|covers|opener/.test(harm)) continue;
    if (harm === 'leaves' && !html.startsWith('<form')) continue;
    const seen = await harmsWithoutSanitiser(bare, asked, html, 'sent', headers);
    if (seen.includes(harm)) done.push(`${harm}: ${html}`);
  }
  await context.close();
  expect(done).toEqual([]);
});

/** What the sanitiser lets through or adds itself. */
const kept = {
  tags: /^(?:h[3-6]|p|br|hr|div|section|article|center|address|span|strong|b|em|i|u|s|strike|del|ins|mark|su[bp]|blockquote|pre|code|[uo]l|li|d[ltd]|a|img|figure|figcaption|table|caption|colgroup|col|t(?:head|body|foot|r|h|d))$/,
  attributes:
    /^(?:(?:href|title|src|alt|width|height|colspan|rowspan|scope|start)=.*|target=_blank|rel=noopener noreferrer nofollow|class=scrollBox|tabindex=0|role=group|aria-label=.*|loading=lazy|decoding=async|referrerpolicy=no-referrer)$/s,
  addresses: /^(?:https?|mailto|tel):$/,
};

/** What of a text stands in the page: tags, attributes with values, protocols of links, origins of pictures. */
function leftOf(text: Element) {
  const inside = [...text.querySelectorAll('*')];
  const links = inside.filter((one) => one instanceof HTMLAnchorElement);
  const pictures = inside.filter((one) => one instanceof HTMLImageElement);
  return {
    tags: inside.map((one) => one.tagName.toLowerCase()),
    attributes: inside.flatMap((one) =>
      [...one.attributes].map(({ name, value }) => `${name}=${value}`),
    ),
    addresses: links.filter((link) => link.href).map(({ protocol }) => protocol),
    origins: pictures
      .map(({ src }) => new URL(src).origin)
      .filter((origin) => origin !== location.origin),
  };
}

test('in the portal none of them acts, and nothing is left of them but plain text', async ({
  page,
  preview,
  context,
}) => {
  test.slow();
  await preview.as('visitor');
  const asked = await watch(context);
  await openNotices(page, payloads);
  const errors: string[] = [];
  let refusals = 0;
  for (const [index, { html }] of payloads.entries()) {
    await page.evaluate((id) => {
      location.hash = `#/notice/h${id}`;
    }, index);
    // Until this notice is there, the refusal of the one before may still stand.
    const title = page.getByRole('heading', { level: 1, name: `公告${index}`, exact: true });
    await expect(title).toBeVisible();
    const region = page.getByRole('region', { name: '公告正文' });
    const refused = region.getByText('这段文字过长或结构过于复杂');
    await expect(region.getByText(`前${index}`, { exact: true }).or(refused)).toBeVisible();
    if (await refused.isVisible()) {
      refusals += 1;
      continue;
    }
    await region.evaluate((box) => box.setAttribute('data-text', ''));
    await provoke(page);
    const left = await region.locator('[lang="zh-CN"]').first().evaluate(leftOf);
    const wrong = [
      ...(await harmsIn(page)),
      ...asked.splice(0),
      ...left.tags.filter((tag) => !kept.tags.test(tag)),
      ...left.attributes.filter((one) => !kept.attributes.test(one)),
      ...left.addresses.filter((one) => !kept.addresses.test(one)),
      ...left.origins,
    ];
    if (wrong.length > 0) errors.push(`${wrong}: ${html}`);
    expect(new URL(page.url()).pathname).toBe(`/notice/h${index}`);
  }
  expect(errors).toEqual([]);
  // The one with 600 elements inside each other.
  expect(refusals).toBe(1);
});

/** A text as HTML keeps it: ends of lines and zeros are changed when it is read. */
const plain = (text = '') => text.replace(/[\r\n\0\ufffd]/g, '');

/** As many rows as the page draws. */
const rowsAtOnce = 6;

test('drawn by the page before its scripts are there the names of positions are words', async ({
  page,
  preview,
  context,
}) => {
  test.slow();
  await preview.as('visitor');
  const asked = await watch(context);
  await page.route(/\/umi\.[^/]*\.js$/, () => undefined);
  const errors: unknown[] = [];
  for (let from = 0; from < payloads.length; from += rowsAtOnce) {
    const texts = payloads.slice(from, from + rowsAtOnce).map(({ html }) => html);
    await page.route('**/careerrecruitment/search?*', async (route) => {
      const response = await route.fetch();
      const body: Success<PositionPage> = await response.json();
      const [position] = body.data.list;
      const list = texts.map((html) => {
        return { ...position, id: html, name: `名${html}`, enterpriseName: html, regionName: html };
      });
      await route.fulfill({ response, json: { ...body, data: { ...body.data, list } } });
    });
    await page.goto('/searchPosition/all', { waitUntil: 'commit' });
    const rows = page.locator('#shell article');
    await expect(rows).toHaveCount(texts.length);
    const drawn = await rows.evaluateAll((all) =>
      all.map((row) => ({
        words: row.querySelector('h3')?.textContent ?? '',
        inside: row.querySelector('h3 a > span')?.childElementCount,
        acts: [...row.querySelectorAll('*')].flatMap((one) =>
          one.getAttributeNames().filter((name) => name.startsWith('on')),
        ),
      })),
    );
    for (const [index, { words, inside, acts }] of drawn.entries()) {
      const isAsIs = plain(words) === plain(`名${texts[index]}`) && inside === 0;
      if (acts.length > 0) errors.push(acts);
      if (!isAsIs) errors.push({ words, inside, acts });
    }
    errors.push(...(await harmsIn(page)).filter((one) => one !== 'covers'));
    await page.unroute('**/careerrecruitment/search?*');
  }
  expect([...errors, ...asked]).toEqual([]);
});
