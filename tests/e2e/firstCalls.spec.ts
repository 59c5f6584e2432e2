import type { Page, Request } from '@playwright/test';
import { gate } from '../helpers/gate';
import { expect, test } from './preview';

/** The screens whose first calls the page begins, with what each of them asks first. */
const screens: [path: string, firstCall: RegExp][] = [
  ['/home', /careerrecruitment\/search\?sort=closing&state=open/],
  ['/searchPosition/all', /careerrecruitment\/search\?sort=newest&current=1/],
  ['/recruitmentview/200001', /careerrecruitment\/view\/200001$/],
  ['/notice', /notice\/search\?current=1/],
  ['/notice/3001', /notice\/view\?id=3001$/],
  ['/applyActivity', /activity\/search\?/],
  ['/questionandanswer', /questionandanswer\/search\?/],
];

const isCall = (request: Request) => request.url().includes('/pt/');

/** Opens a page whose entry comes late, and gives the calls that left before it and all of them. */
async function openSlowly(page: Page, path: string): Promise<{ early: string[]; all: string[] }> {
  const all: string[] = [];
  const early: string[] = [];
  let isEntryHere = false;
  page.on('request', (request) => {
    if (!isCall(request)) return;
    all.push(request.url());
    if (!isEntryHere) early.push(request.url());
  });
  await page.route(/\/umi\.[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    isEntryHere = true;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return { early, all };
}

for (const [path, firstCall] of screens) {
  test(`${path} asks its first calls before its scripts are there, and each once`, {
    tag: '@anyWidth',
  }, async ({ page }) => {
    const { early, all } = await openSlowly(page, path);
    expect(early[0]).toMatch(/\/pt\/accesstoken\/user\/portal$/);
    expect(early.some((url) => firstCall.test(url))).toBe(true);
    // Every early call is taken over by the screen, once its part is drawn.
    await expect.poll(() => page.evaluate(() => window.earlyCalls ?? [])).toEqual([]);
    expect(all.filter((url, index) => all.indexOf(url) !== index)).toEqual([]);
  });
}

const box = (page: Page, root: string, selector: string) =>
  page.locator(`${root} ${selector}`).first().boundingBox();

for (const path of ['/home', '/searchPosition/all', '/notice']) {
  test(`${path} begins with its own frame and head, which do not move`, async ({ page }) => {
    const held = gate<void>();
    await page.route(/\/umi\.[^/]*\.js$/, async (route) => {
      await held.passed;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.locator('#shell h1');
    await expect(title).toBeVisible();
    const words = await title.textContent();
    const placesIn = async (parent: string) => [
      await box(page, parent, 'h1'),
      await box(page, parent, 'header'),
      // Seen on phones alone: it decides where the word below it stands.
      await box(page, parent, 'main ~ nav a > span'),
    ];
    const before = await placesIn('#shell');
    const colour = await title.evaluate((element) => getComputedStyle(element).color);
    held.open();
    const real = page.locator('#root h1');
    await expect(real).toBeVisible();
    await expect(page.locator('#shell')).toHaveCount(0);
    await expect(real).toHaveText(words ?? '');
    expect(await placesIn('#root')).toEqual(before);
    expect(await real.evaluate((element) => getComputedStyle(element).color)).toBe(colour);
  });
}

test('on a phone the first positions come before the banners, which are asked for near them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/getBanner/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/home');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const banners = page.getByRole('region', { name: '推荐内容' });
  await page.getByRole('region', { name: '正在报名的活动' }).scrollIntoViewIfNeeded();
  await expect(banners.getByRole('link')).toHaveCount(4);
  expect(asked).toHaveLength(1);
  const tops = [page.getByRole('region', { name: '即将截止' }), banners].map((part) =>
    part.evaluate((element) => element.getBoundingClientRect().top),
  );
  const [positions = 0, pictures = 0] = await Promise.all(tops);
  expect(pictures).toBeGreaterThan(positions);
});

test('in the dark and in English the page begins dark and English', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('umi_locale', 'en-US'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(/\/umi\.[^/]*\.js$/, () => undefined);
  await page.goto('/notice', { waitUntil: 'commit' });
  await expect(page.locator('#shell h1')).toHaveText('Notices');
  await expect(page.locator('html')).toHaveClass(/portal-dark/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('what a signed-in person begins with is not guessed', async ({ page, preview }) => {
  await preview.as('complete');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(/\/umi\.[^/]*\.js$/, () => undefined);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByText('征程人才招聘平台', { exact: true })).toBeVisible();
  await expect(page.locator('#shell')).toHaveCount(0);
});
