import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The minified file is read by a page in two thirds of the time. */
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The scrolling parts of antd's open lists. Arrow keys scroll them while the focus stays in the box; axe accepts that only
 * where the listbox itself scrolls.
 */
const isOfOpenList = (html: string) =>
  /class="ant-(select-dropdown-list-holder|cascader-menu)"/.test(html);

/** In antd's calendar the buttons "2026年" and "11月" are named by what they do (选择年份), in words that antd's texts fix. */
const isOfCalendarHead = (html: string) => /class="ant-picker-(?:year|month)-btn"/.test(html);

/**
 * What axe finds in the page or in a part of it, a line each. It runs in the page itself, which is put in once: the
 * portal has no frames, which are what axe's own builder needs a second page and more time for; those of the staff
 * console show its screens, which are looked at by themselves.
 */
async function found(page: Page, options: RunOptions, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([root, wanted]) =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(root, wanted),
    [within, { ...options, resultTypes: ['violations'], selectors: false, iframes: false }],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ html }) => html)
      .filter((html) => id !== 'scrollable-region-focusable' || !isOfOpenList(html))
      .filter((html) => id !== 'label-content-name-mismatch' || !isOfCalendarHead(html))
      .map((html) => `${id}: ${html}`),
  );
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing in the present page, or in the part that a selector names. */
export async function expectNoBarrier(page: Page, within?: string): Promise<void> {
  // A name that leaves out what is shown cannot be said to a machine that listens (WCAG 2.5.3).
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  expect(await found(page, { runOnly: tags, rules }, within)).toEqual([]);
}

/** Checks the dark theme, which differs only in colours. Polls, since the page may be drawn again meanwhile. */
export async function expectNoBarrierInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  // On a slow machine axe needs seconds for a large page.
  const contrast = () => found(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  await expect.poll(contrast, { timeout: 30_000 }).toEqual([]);
}
