import { expect, test } from './preview';

test('for fingers the controls above lists are the device’s own, and nothing of antd’s is fetched', async ({
  page,
  preview,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await preview.as('visitor');
  await page.goto('/home');
  await page.getByRole('combobox', { name: '地区' }).tap();
  await page.getByRole('combobox', { name: '地区' }).selectOption('370000');
  await page.getByRole('button', { name: '搜索岗位' }).tap();
  await expect(page).toHaveURL('/searchPosition/all?regionCode=370000&state=open');

  await page.goto('/notice');
  await page.locator('summary').tap();
  await page.getByLabel('发布日期从').fill('2026-10-01');
  await expect(page).toHaveURL('/notice?from=2026-10-01');
  expect(fetched.filter((path) => /choice-select|day-field/.test(path))).toEqual([]);
});
