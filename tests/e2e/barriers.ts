import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

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

interface Barrier {
  id: string;
  html: string;
}

/**
 * What axe finds in the page or in a part of it, a line each. It runs in the page itself, which is put in once: the
 * portal has no frames, which are what axe's own builder needs a second page and more time for; those of the staff
 * console show its screens, which are looked at by themselves.
 */
async function found(page: Page, options: RunOptions, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const barriers = await page.evaluate<Barrier[], [string, RunOptions]>(
    async ([root, wanted]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(root, { ...wanted, elementRef: true });
      const left = window.scrollX;
      const top = window.scrollY;
      const seen: Barrier[] = [];
      for (const { id, nodes } of violations) {
        for (const { html, element } of nodes) {
          // What sticks to the window's foot may cover a control in part, until one scrolls.
          if (id === 'target-size' && element) {
            element.scrollIntoView({ block: 'center' });
            const again = await axe.run(element, { runOnly: { type: 'rule', values: [id] } });
            if (again.violations.length === 0) continue;
          }
          seen.push({ id, html });
        }
      }
      window.scrollTo(left, top);
      return seen;
    },
    [within, { ...options, resultTypes: ['violations'], selectors: false, iframes: false }],
  );
  return barriers
    .filter(({ id, html }) => id !== 'scrollable-region-focusable' || !isOfOpenList(html))
    .filter(({ id, html }) => id !== 'label-content-name-mismatch' || !isOfCalendarHead(html))
    .map(({ id, html }) => `${id}: ${html}`);
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
