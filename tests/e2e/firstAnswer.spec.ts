import type { Page } from '@playwright/test';
import { expect, test } from './preview';

/** Keeps the portal's entry away until the test lets it come. */
async function holdEntry(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/umi\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
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
const screens: [path: string, parts: string[]][] = [
  ['/home', [rowHeading, deadline, unit]],
  ['/searchPosition/all', [rowHeading, deadline, unit, 'main article p + p > span']],
  ['/recruitmentview/200001', [heading, 'main h1 + p > span > span']],
  ['/notice/3001', [heading, 'main h1 + p', 'main ol > li', ...noticeText]],
];

for (const [path, parts] of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} shows its first answer before the scripts are there, where it stays: ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      const release = await holdEntry(page);
      await page.goto(path, { waitUntil: 'commit' });
      const early: Look[] = [];
      for (const part of parts) early.push(await lookOf(page, `#shell ${part}`));
      release();
      await expect(page.locator('#shell')).toHaveCount(0);
      const real: Look[] = [];
      for (const part of parts) real.push(await lookOf(page, `#root ${part}`));
      expect(early).toEqual(real);
    });
  }
}

test('in English, with the number of positions', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('umi_locale', 'en-US'));
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

test('a list that fails is said by the portal itself', async ({ page, preview: _preview }) => {
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

test('the way back of an address that says where one came from is not guessed', async ({
  page,
}) => {
  await page.route(/\/umi\.[^/]*\.js$/, () => undefined);
  await page.goto('/recruitmentview/200001/home', { waitUntil: 'commit' });
  await expect(page.locator('#shell h1[lang]')).toBeVisible();
  await expect(page.locator('#shell [data-back]')).toBeHidden();
});
