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
  await page.route(/\/(?:controls-|steps\.)[^/]*\.js$/, async (route) => {
    await held.passed;
    await route.continue();
  });
  return held.open;
}

test('the values of a section stand as text until its controls come together, with a mouse in the same places', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  const letCome = await holdControls(page);
  await page.goto('/resumeedit/basic', { waitUntil: 'commit' });
  const waiting = page.locator('main .ant-form-item [aria-busy="true"]');
  await expect(waiting).toHaveCount(19);
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
  const before = await fieldsOf(page);
  letCome();
  await expect(waiting).toHaveCount(0);
  await settle(page);
  const after = await fieldsOf(page);
  // Fingers have a select for each level of a region, and boxes wrap as their words do: what stands below them moves.
  const isByFinger = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const tops = (fields: typeof after) => fields.slice(0, isByFinger ? 2 : 18).map(({ top }) => top);
  expect(tops(after)).toEqual(tops(before));
});

test('the boxes of the agreements come where their words stand', async ({ page }) => {
  const letCome = await holdControls(page);
  await page.goto('/regist', { waitUntil: 'commit' });
  const waiting = page.locator('main .ant-form-item [aria-busy="true"]');
  await expect(waiting).toHaveCount(2);
  const before = await fieldsOf(page);
  letCome();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await settle(page);
  expect(await fieldsOf(page)).toEqual(before);
});
