import type { Page } from '@playwright/test';
import type { PositionDetail, Success } from '../../src/services/types';
import { gate } from '../helpers/gate';
import { expect, test } from './preview';

/** Keeps the portal's entry away until the test lets it come. */
async function holdEntry(page: Page): Promise<() => void> {
  const held = gate<void>();
  await page.route(/\/umi\.[^/]*\.js$/, async (route) => {
    await held.passed;
    await route.continue();
  });
  return held.open;
}

/** What a visitor comes for: its words, and where it stands. */
async function lookOf(page: Page, selector: string) {
  const element = page.locator(selector).first();
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  const round = (value = 0) => Math.round(value);
  return {
    words: await element.textContent(),
    place: [round(box?.x), round(box?.y), round(box?.width), round(box?.height)],
    size: await element.evaluate((it) => getComputedStyle(it).fontSize),
    colour: await element.evaluate((it) => getComputedStyle(it).color),
  };
}

type Look = Awaited<ReturnType<typeof lookOf>>;

const heading = 'main h1[lang]';
const rowHeading = 'main article h3';
const deadline = 'main article h3 + div > span > span';
const unit = 'main article p > span';
/** The first paragraphs, and the table that ends what is drawn, by what stands above it. */
const text = 'main section:has(ol) + section';
const noticeText = [
  `${text} h2`,
  ...['p', 'p + p', 'h3', 'h3 + p'].map((part) => `${text} [lang] > ${part}`),
];
/** The period, the actions, and below them the way to a comparison with the own résumé. */
const positionSide = [
  'main aside',
  ...['p', 'tr th', 'tr + tr th', 'tr td', 'tr + tr td', 'a', 'a + button'].map(
    (part) => `main aside ${part}`,
  ),
  'main aside button + button + button',
  ...['h2', 'p', 'a', 'p:last-child'].map((part) => `main aside + section ${part}`),
];
const screens: [path: string, parts: string[]][] = [
  ['/home', [rowHeading, deadline, unit]],
  ['/searchPosition/all', [rowHeading, deadline, unit, 'main article p + p > span']],
  ['/recruitmentview/200001', [heading, 'main h1 + p > span > span', ...positionSide]],
  ['/notice/3001', [heading, 'main h1 + p', 'main ol > li', ...noticeText]],
];

/** What the shell shows of these parts, and what the portal shows then. */
async function looksOf(page: Page, path: string, parts: readonly string[]) {
  // A countdown goes on, and the test takes longer than a visit.
  await page.clock.setFixedTime(new Date());
  const release = await holdEntry(page);
  await page.goto(path, { waitUntil: 'commit' });
  const early: Look[] = [];
  for (const part of parts) early.push(await lookOf(page, `#shell ${part}`));
  release();
  await expect(page.locator('#shell')).toHaveCount(0);
  const real: Look[] = [];
  for (const part of parts) real.push(await lookOf(page, `#root ${part}`));
  return { early, real };
}

const inEnglish = (page: Page) =>
  page.addInitScript(() => window.localStorage.setItem('umi_locale', 'en-US'));

for (const [path, parts] of screens) {
  for (const look of ['light', 'dark', 'English'] as const) {
    test(`${path} shows its first answer before the scripts are there, where it stays: ${look}`, async ({
      page,
    }) => {
      if (look === 'English') await inEnglish(page);
      else await page.emulateMedia({ colorScheme: look });
      const { early, real } = await looksOf(page, path, parts);
      expect(early).toEqual(real);
    });
  }
}

test('a position that takes no applications says so where it stays', async ({ page, preview }) => {
  await preview.as('visitor');
  await page.route('**/careerrecruitment/view/*', async (route) => {
    const response = await route.fetch();
    const body: Success<PositionDetail> = await response.json();
    const data = { ...body.data, closesAt: body.data.opensAt };
    await route.fulfill({ response, json: { ...body, data } });
  });
  const { early, real } = await looksOf(page, '/recruitmentview/200001', [
    'main aside section > p',
    'main aside tr + tr td',
    'main aside button',
    'main aside + section a',
  ]);
  expect(early).toEqual(real);
  expect(early[0]?.words).toContain('报名已经截止');
});

test('of a signed-in person’s position only the head is drawn, as its side has what is their own', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  const release = await holdEntry(page);
  await page.goto('/recruitmentview/200001', { waitUntil: 'commit' });
  await expect(page.locator('#shell h1[lang]')).toBeVisible();
  await expect(page.locator('#shell aside')).toHaveCount(0);
  release();
  await expect(page.locator('#root aside')).toBeVisible();
});

test('in English, with the number of positions', async ({ page }) => {
  await inEnglish(page);
  await page.route(/\/umi\.[^/]*\.js$/, () => undefined);
  await page.goto('/searchPosition/all', { waitUntil: 'commit' });
  await expect(page.locator('#shell article').first()).toContainText(/Closes/);
  await expect(page.locator('#shell section [role="status"]').last()).toHaveText(
    /^[\d,]+ positions$/,
  );
});

test('nothing of it can be pressed or is read out before the portal is there', async ({ page }) => {
  await page.route(/\/umi\.[^/]*\.js$/, () => undefined);
  await page.goto('/searchPosition/all', { waitUntil: 'commit' });
  await expect(page.locator('#shell article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#shell'))).toBeNull();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a list that fails is said by the portal itself', { tag: '@anyWidth' }, async ({
  page,
  preview: _preview,
}) => {
  const calls: string[] = [];
  await page.route('**/careerrecruitment/search*', async (route) => {
    calls.push(route.request().url());
    if (calls.length === 1)
      await route.fulfill({ json: { success: true, data: { list: [null] } } });
    else await route.continue();
  });
  await page.goto('/searchPosition/all');
  await expect(page.getByText('岗位没有加载出来')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the way back of an address that says where one came from is not guessed', {
  tag: '@anyWidth',
}, async ({ page }) => {
  await page.route(/\/umi\.[^/]*\.js$/, () => undefined);
  await page.goto('/recruitmentview/200001/home', { waitUntil: 'commit' });
  await expect(page.locator('#shell h1[lang]')).toBeVisible();
  await expect(page.locator('#shell [data-back]')).toBeHidden();
});
