import type { Locator, Page } from '@playwright/test';
import { expect, test } from './preview';

/** The tree's scroll position in px, once nothing loads in it and it has not moved for 20 frames; undefined before. */
const restingTop = (tree: Locator) =>
  tree.evaluate(async (element) => {
    const top = element.scrollTop;
    for (let frames = 20; frames > 0; frames -= 1) {
      await new Promise(requestAnimationFrame);
      const isLoading = element.textContent?.includes('正在加载');
      if (isLoading || element.scrollTop !== top) return undefined;
    }
    return top;
  });

/**
 * Scrolls the tree with the mouse wheel to its middle.
 * @returns the scroll position where it rests, in px
 */
async function scrollByWheel(page: Page, tree: Locator): Promise<number> {
  // Hovering may scroll the page; while it moves, the wheel would move the page and not the tree.
  await tree.hover();
  await expect.poll(() => restingTop(tree)).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => restingTop(tree)).toBeGreaterThan(100);
  return (await restingTop(tree)) ?? 0;
}

/** The row in the middle of the tree's box. */
async function middleRow(page: Page, tree: Locator): Promise<Locator> {
  const id = await tree.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found?.closest('[role=treeitem]')?.id;
  });
  if (!id) throw new Error('No row is in the middle of the tree');
  return page.locator(`[id="${id}"]`);
}

test('a unit is found in the tree by keyboard alone, and its positions with it', async ({
  page,
}) => {
  await page.goto('/recruitment/10001');
  const tree = page.getByRole('tree', { name: '单位树' });
  const chosen = tree.getByRole('treeitem', { selected: true });
  await expect(chosen).toHaveAttribute('aria-level', '1');

  const search = page.getByRole('textbox', { name: '搜索单位' });
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
  const before = await scrollByWheel(page, tree);
  await page.evaluate(() => window.scrollTo(0, 120));
  const line = await middleRow(page, tree);
  await line.click();
  await expect(line).toHaveAttribute('aria-selected', 'true');
  expect(await tree.evaluate((element) => element.scrollTop)).toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

/** The lines that a person sees; some more are built, and the one in the tab order always. */
function linesInView(tree: Locator): Promise<(string | null)[]> {
  return tree.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const isSeen = (row: Element) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > box.top && top < box.bottom;
    };
    return [...element.querySelectorAll('[role=treeitem]')]
      .filter(isSeen)
      .map((row) => row.textContent);
  });
}

test('Back from a position finds the tree unfolded and scrolled as it was left', async ({
  page,
}) => {
  await page.goto('/recruitment/10001');
  const tree = page.getByRole('tree', { name: '单位树' });
  await tree.getByRole('treeitem').nth(1).focus();
  await page.keyboard.press('*');
  await expect(tree.locator('[aria-level="3"]').first()).toBeVisible();
  const scroll = await scrollByWheel(page, tree);
  const before = await linesInView(tree);
  expect(before.length).toBeGreaterThan(3);

  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: '立即投递' })).toBeVisible();
  await page.goBack();
  await expect(tree).toBeVisible();
  await expect.poll(() => tree.evaluate((element) => element.scrollTop)).toBe(scroll);
  await expect.poll(() => linesInView(tree)).toEqual(before);
});
