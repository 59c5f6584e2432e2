import { expect, test } from './preview';
import { watchShifts } from './shifts';

test('on paper a position is its facts: no header, no buttons, nothing that only a screen can do', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  await page.goto('/recruitmentview/200004');
  await expect(page.getByRole('region', { name: '与我的简历对照' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['岗位', '报考条件', '招聘单位', '联系与时间']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: '岗位职责' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByRole('region', { name: '与我的简历对照' })).toBeHidden();
  await expect(page.getByRole('link', { name: /立即投递|查看该单位|返回/ })).toHaveCount(0);
});

test('the position of a slow phone does not jump while it is awaited', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  const shifts = await watchShifts(page);
  await page.goto('/recruitmentview/200004');
  await expect(page.getByRole('region', { name: '相近岗位' })).toBeAttached();
  await expect(page.getByText(/^\d+ 项符合/)).toBeAttached();
  expect(await shifts()).toBeLessThan(0.1);
});
