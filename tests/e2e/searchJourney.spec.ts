import { expectNoBarrier } from './barriers';
import { expect, test } from './preview';
import { results, search, settled, titles } from './results';

test('filters, detail, Back: filters, page and scroll are as they were', async ({ page }) => {
  await page.goto(search);
  await settled(page);
  const before = await titles(page);
  const row = results(page).getByRole('article').nth(12);
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scroll = await page.evaluate(() => window.scrollY);
  expect(scroll).toBeGreaterThan(0);

  const link = row.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(search);
  await settled(page);
  expect(await titles(page)).toEqual(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll);

  // The detail's own way back is the same.
  await link.click();
  await page.getByRole('link', { name: /返回岗位列表/ }).click();
  await expect(page).toHaveURL(search);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll);
});

test('while another page is on its way, this one can still be read', { tag: '@anyWidth' }, async ({
  page,
}) => {
  await page.goto(search);
  await settled(page);
  const before = await titles(page);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/careerrecruitment/search?*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('radio', { name: '最新发布' }).check();
  const list = results(page).locator('[aria-busy="true"]');
  const bar = () =>
    list.evaluate((element) => {
      const { content, visibility } = getComputedStyle(element, '::before');
      return `${content} ${visibility}`;
    });
  await expect.poll(bar).toBe('"" visible');
  expect(await titles(page)).toEqual(before);
  await expectNoBarrier(page, 'main');
  answer();
  await settled(page);
  expect(await titles(page)).not.toEqual(before);
});
