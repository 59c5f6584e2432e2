import { expect, test } from './preview';

test('on a phone the tree is folded under the chosen unit’s name', async ({ page }) => {
  await page.goto('/recruitment/10001');
  await page.getByText(/^单位：/).tap();
  const line = page.getByRole('tree').getByRole('treeitem').nth(2);
  const name = (await line.locator('[lang]').textContent()) ?? '';
  await line.tap();
  await expect(page.locator('summary', { hasText: `单位：${name}` })).toBeFocused();
  await expect(page.getByRole('tree')).toBeHidden();
});
