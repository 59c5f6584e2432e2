import type { Page } from '@playwright/test';
import { gate } from '../helpers/gate';
import { holdEntry } from './holdEntry';
import { expect, test } from './preview';
import { watchShifts } from './shifts';

/** What a visitor comes for: its words, and where it stands. */
async function lookOf(page: Page, selector: string) {
  const element = page.locator(selector).first();
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  const round = (value = 0) => Math.round(value);
  return {
    words: await element.textContent(),
    // What stands before other words, the deadline, is not shown yet.
    left: /h[13]/.test(selector) ? round(box?.x) : undefined,
    size: await element.evaluate((it) => getComputedStyle(it).fontSize),
    colour: await element.evaluate((it) => getComputedStyle(it).color),
  };
}

type Look = Awaited<ReturnType<typeof lookOf>>;

const heading = 'main h1[lang]';
const rowHeading = 'main article h3';
const unit = 'main article p > span[lang]';
const region = 'main article p + p > span[lang]';
const screens: [path: string, parts: string[]][] = [
  ['/home', [rowHeading, unit, region]],
  ['/searchPosition/all', [rowHeading, unit, region]],
  ['/recruitmentview/200001', [heading, 'main h1 + p [lang]']],
  ['/notice/3001', [heading]],
];

/** What the shell shows of these parts, and what the portal shows then. */
async function looksOf(page: Page, path: string, parts: readonly string[]) {
  // A countdown goes on, and the test takes longer than a visit.
  await page.clock.setFixedTime(new Date());
  const answer = gate<void>();
  await page.route(/careerrecruitment\/(?:search|view)|notice\/view/, async (route) => {
    await answer.passed;
    await route.continue();
  });
  const release = await holdEntry(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#shell h1')).toBeVisible();
  answer.open();
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
  for (const look of ['light', 'dark and English'] as const) {
    test(`${path} shows its first answer before the scripts are there, and nothing moves: ${look}`, async ({
      page,
    }) => {
      const isLight = look === 'light';
      if (!isLight) await inEnglish(page);
      await page.emulateMedia({ colorScheme: isLight ? 'light' : 'dark' });
      const shifted = await watchShifts(page);
      const { early, real } = await looksOf(page, path, parts);
      expect(early).toEqual(real);
      expect(await shifted()).toBeLessThanOrEqual(0.02);
    });
  }
}

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
  // On a phone all in it is fixed to the foot.
  await expect(page.locator('#root aside a').first()).toBeVisible();
});

test('nothing of it can be pressed or is read out before the portal is there', async ({ page }) => {
  await page.route(/\/umi\.[^/]*\.js$/, () => undefined);
  await page.goto('/searchPosition/all', { waitUntil: 'commit' });
  await expect(page.locator('#shell article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#shell'))).toBeNull();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a list that fails is reported by the portal itself', { tag: '@anyWidth' }, async ({
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
  await expect(page.locator('#shell main').getByText(/^返回/)).toBeHidden();
});
