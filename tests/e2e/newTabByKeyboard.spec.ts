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
