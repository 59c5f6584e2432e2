import { press } from './keyboard';
import { expect, test } from './preview';

/** antd's controls above lists, which come when the focus does. */
test('the region of the home search is found by its initials', async ({ page, preview }) => {
  await preview.as('visitor');
  await page.goto('/home');
  const region = page.getByRole('combobox', { name: '地区' });
  await press(page, region);
  await expect(page.getByRole('option', { name: /^山东省/ })).toBeVisible();
  await expect(region).toBeFocused();
  await page.keyboard.type('shandong');
  await expect(page.getByRole('option', { name: /^北京市/ })).toBeHidden();
  // Until the search by pinyin has come nothing is found.
  await expect(page.getByRole('option', { name: /^山东省/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: '搜索岗位' }));
  await expect(page).toHaveURL('/searchPosition/all?regionCode=370000&state=open');
});

test('the type of activities is chosen by arrow keys', async ({ page, preview }) => {
  await preview.as('visitor');
  await page.goto('/applyActivity');
  await press(page, page.getByRole('combobox', { name: '类型' }));
  await expect(page.getByRole('option', { name: '招聘会' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/applyActivity?type=jobFair');
});

test('the days of notices are typed', async ({ page, preview }) => {
  await preview.as('visitor');
  await page.goto('/notice');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  // The focus brings antd's field, which takes what is typed.
  for (const label of ['发布日期从', '到']) {
    await press(page, field(label), 'Shift');
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused();
  }
  await page.keyboard.type('2026-11-01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/notice?to=2026-11-01');
  await field('发布日期从').focus();
  await page.keyboard.type('20261001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/notice?from=2026-10-01&to=2026-11-01');
});
