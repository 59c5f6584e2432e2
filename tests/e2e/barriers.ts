import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What scrolls within antd's open lists: the arrow keys scroll it, while the focus stays in the box. axe knows this
 * only where the listbox itself scrolls.
 */
const isOfOpenList = (html: string) =>
  /class="ant-(select-dropdown-list-holder|cascader-menu)"/.test(html);

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ html }) => html)
      .filter((html) => id !== 'scrollable-region-focusable' || !isOfOpenList(html))
      .map((html) => `${id}: ${html}`),
  );
}

/** axe finds nothing in the page as it stands. */
export async function expectNoBarrier(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await found(new AxeBuilder({ page }).withTags(tags))).toEqual([]);
}

/** The dark theme differs in its colours alone. The page is drawn anew while it is looked at, hence the poll. */
export async function expectNoBarrierInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  // On a slow machine axe needs seconds for a large page.
  const contrast = () => found(new AxeBuilder({ page }).withRules('color-contrast'));
  await expect.poll(contrast, { timeout: 30_000 }).toEqual([]);
}
