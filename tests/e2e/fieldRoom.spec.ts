import type { Page } from '@playwright/test';
import { gate } from '../helpers/gate';
import { expect, test } from './preview';
import { settle } from './settle';

/** The place and the height of each field that is seen. */
const fieldsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .ant-form-item')]
      .filter((item) => item.offsetHeight > 0)
      .map((item) => ({
        top: Math.round(item.getBoundingClientRect().top + window.scrollY),
        height: item.offsetHeight,
      })),
  );

/** Holds back the controls, and the line of steps that a desktop has above them; the answer lets them come. The page's load may wait for them, so nothing here waits for that. */
async function holdControls(page: Page): Promise<() => void> {
  const held = gate<void>();
  await page.route(/\/(?:field-|steps\.)[^/]*\.js$/, async (route) => {
    await held.passed;
    await route.continue();
  });
  return held.open;
}

test('the fields of a section keep their places when their controls come', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  const letCome = await holdControls(page);
  await page.goto('/resumeedit/basic', { waitUntil: 'commit' });
  const waiting = page.locator('main .ant-form-item[aria-busy="true"]');
  await expect(waiting).toHaveCount(19);
  const before = await fieldsOf(page);
  letCome();
  await expect(waiting).toHaveCount(0);
  await settle(page);
  const after = await fieldsOf(page);
  // Boxes wrap as their words do, which only their code knows: the photo below them keeps its height, not its place.
  const tops = (fields: typeof after) => fields.slice(0, 18).map(({ top }) => top);
  expect(tops(after)).toEqual(tops(before));
  expect(after[18]?.height).toBe(before[18]?.height);
});

test('the boxes of the agreements come where their words stand', async ({ page }) => {
  const letCome = await holdControls(page);
  await page.goto('/regist', { waitUntil: 'commit' });
  const waiting = page.locator('main .ant-form-item[aria-busy="true"]');
  await expect(waiting).toHaveCount(2);
  const before = await fieldsOf(page);
  letCome();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await settle(page);
  expect(await fieldsOf(page)).toEqual(before);
});
