import type { Locator } from '@playwright/test';
import { expect, test } from './preview';

/**
 * Scrolls the tree, until it stays there. Units load where they come into view, so the tree grows with each try; and after a key
 * it is held at the focused line until that has its place.
 */
async function scrollTree(tree: Locator, top: number): Promise<void> {
  const scrolled = () =>
    tree.evaluate(async (element, y) => {
      element.scrollTo(0, y);
      for (let frames = 10; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
      return element.scrollTop;
    }, top);
  const loading = tree.getByText('正在加载');
  await expect(async () => {
    await expect(loading).toHaveCount(0);
    expect(await scrolled()).toBe(top);
    await expect(loading).toHaveCount(0);
  }).toPass({ timeout: 20_000 });
}

test('a unit is found in the tree by keyboard alone, and its positions with it', async ({
  page,
}) => {
  await page.goto('/recruitment/10001');
  const tree = page.getByRole('tree', { name: '单位树' });
  const chosen = tree.getByRole('treeitem', { selected: true });
  await expect(chosen).toHaveAttribute('aria-level', '1');

  const search = page.getByRole('textbox', { name: '查找单位' });
  await search.focus();
  await page.keyboard.press('Tab');
  await expect(chosen).toBeFocused();

  await page.keyboard.press('ArrowDown');
  const branch = tree.locator('[role=treeitem]:focus');
  await expect(branch).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowRight');
  await expect(branch).toHaveAttribute('aria-expanded', 'true');
  await expect(tree.locator('[aria-level="3"]')).toHaveCount(5);
  await page.keyboard.press('ArrowRight');
  const unit = tree.locator('[role=treeitem]:focus');
  await expect(unit).toHaveAttribute('aria-level', '3');
  const name = (await unit.locator('[lang]').textContent()) ?? '';

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recruitment\/10001\/\d+$/);
  await expect(page.getByRole('region', { name: `${name}的岗位` })).toBeVisible();
  await expect(unit).toBeFocused();
  await expect(chosen).toContainText(name);

  await page.keyboard.press('End');
  await expect(unit).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('Home');
  await expect(unit).toHaveAttribute('aria-level', '1');

  // Opening the address shows the same unit, unfolded and reached by Tab.
  await page.reload();
  await expect(chosen).toContainText(name);
  await expect(chosen).toHaveAttribute('tabindex', '0');

  await page.goBack();
  await expect(page).toHaveURL(/\/recruitment\/10001$/);
  await expect(chosen).toHaveAttribute('aria-level', '1');
});

test('choosing leaves tree and page where they are scrolled to', async ({ page }) => {
  await page.goto('/recruitment/10001');
  const tree = page.getByRole('tree', { name: '单位树' });
  await tree.getByRole('treeitem').nth(1).focus();
  await page.keyboard.press('*');
  await expect(tree.locator('[aria-level="3"]').first()).toBeVisible();
  await scrollTree(tree, 200);
  await page.evaluate(() => window.scrollTo(0, 120));
  const line = tree.locator('[aria-level="3"]').nth(4);
  await expect(line).toBeInViewport();
  const before = await tree.evaluate((element) => element.scrollTop);
  await line.click();
  await expect(line).toHaveAttribute('aria-selected', 'true');
  expect(before).toBeGreaterThan(100);
  expect(await tree.evaluate((element) => element.scrollTop)).toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

test('Back from a position finds the tree unfolded and scrolled as it was left', async ({
  page,
}) => {
  await page.goto('/recruitment/10001');
  const tree = page.getByRole('tree', { name: '单位树' });
  await tree.getByRole('treeitem').nth(1).focus();
  await page.keyboard.press('*');
  await expect(tree.locator('[aria-level="3"]').first()).toBeVisible();
  await scrollTree(tree, 240);
  await expect(tree.locator('[aria-level="3"]').nth(4)).toBeInViewport();
  const before = await tree.getByRole('treeitem').allTextContents();
  const scroll = await tree.evaluate((element) => element.scrollTop);
  expect(scroll).toBeGreaterThan(100);

  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: '打印' })).toBeVisible();
  await page.goBack();
  await expect(tree).toBeVisible();
  await expect.poll(() => tree.evaluate((element) => element.scrollTop)).toBe(scroll);
  await expect.poll(() => tree.getByRole('treeitem').allTextContents()).toEqual(before);
});
