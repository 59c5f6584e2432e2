import type { Page } from '@playwright/test';
import { expect, test } from './preview';

/** The files of a position's page. */
const screenFile = /src__pages__recruitmentview__/;
/** What the search asks of the server. The page draws its first rows before it has asked for the rest. */
const searchCalls = [
  '/careerrecruitment/search',
  '/careerrecruitment/searchconditions',
  '/termjson/terms',
  '/termjson/dbterms',
  '/careercategory/tree',
  '/major/list',
];

async function openSearch(page: Page): Promise<void> {
  const answered = searchCalls.map((call) =>
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(call)),
  );
  await page.goto('/searchPosition/all');
  await Promise.all(answered);
}

test('the screen behind a link is fetched before the click', async ({ page, isMobile }) => {
  await openSearch(page);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const fetched = page.waitForRequest(screenFile);
  // A finger that comes down and a mouse that rests: the click itself follows later.
  if (isMobile) await link.dispatchEvent('touchstart');
  else await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/searchPosition\/all$/);
  // The chunk alone: what the screen asks of the server waits for the click.
  expect(asked.filter((url) => url.includes('/pt/'))).toEqual([]);

  asked.length = 0;
  await link.click();
  await expect(page.locator('main h1[lang]')).toBeVisible();
  expect(asked.filter((url) => screenFile.test(url))).toEqual([]);
});

test('offline nothing is fetched before the click', async ({ page, isMobile, context }) => {
  await openSearch(page);
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await context.setOffline(true);
  // The bar moves the link: a mouse that comes before it would not rest on the link.
  await expect(page.getByText('您已离线')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  if (isMobile) await link.dispatchEvent('touchstart');
  else await link.hover();
  await context.setOffline(false);
  expect(asked).toEqual([]);
  await link.click();
  await expect(page.locator('main h1[lang]')).toBeVisible();
  expect(thrown).toEqual([]);
});
