import { expect, test } from './preview';
import { results, search, settled, titles } from './results';

test('the detail in a new tab stands without the frame and leads to exactly the list', async ({
  page,
  context,
}) => {
  await page.goto(search);
  await settled(page);
  const before = await titles(page);
  const opened = context.waitForEvent('page');
  await results(page)
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^在新标签页打开/ })
    .press('Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(/\/recruitmentview\/\d+\/search\/.+\?headStyle=false$/);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.getByRole('banner')).toHaveCount(0);
  await tab.getByRole('link', { name: /返回岗位列表/ }).click();
  await expect(tab).toHaveURL(search);
  await settled(tab);
  expect(await titles(tab)).toEqual(before);
});

test('the first result is a few key presses away', async ({ page }) => {
  await page.goto('/searchPosition/all?keyword=%E6%8A%A4%E5%A3%AB');
  const first = page.getByRole('region', { name: '搜索结果' }).getByRole('article').first();
  await expect(first).toBeVisible();
  for (const name of ['跳到正文', '跳到搜索结果']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/keyword=[^#]*(#content)?$/);
  const link = first.getByRole('heading').getByRole('link');
  let presses = 2;
  for (; presses < 12; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
});
