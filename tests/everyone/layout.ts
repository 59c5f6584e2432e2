import type { Page } from '@playwright/test';
import { sideways } from '../e2e/settle';
import { withProbe } from './probe';

/** Text that an edge cuts off without a way to scroll to it, and texts that lie over each other. */
async function spoiltTexts(page: Page): Promise<string[]> {
  await withProbe(page);
  return page.evaluate(() => {
    const { say, texts } = window.probe;
    const errors: string[] = [];
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) ||
        isFloating(element.parentElement));
    const cutterOf = (owner: Element, box: DOMRect): Element | undefined => {
      for (
        let at: Element | null = owner;
        at && at !== document.documentElement;
        at = at.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        // Beyond what scrolls anything is further down the list, and no longer cut.
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return undefined;
        const aside = Math.max(edge.left - box.left, box.right - edge.right);
        const below = Math.max(edge.top - box.top, box.bottom - edge.bottom);
        if (/hidden|clip/.test(overflowX) && aside > 2) return at;
        // A line's box is higher than its letters.
        if (/hidden|clip/.test(overflowY) && below > box.height * 0.3) return at;
        if (position === 'fixed') return undefined;
      }
      return undefined;
    };
    const lines = texts().flatMap(({ owner, boxes }) => {
      for (const box of boxes) {
        const cutter = cutterOf(owner, box);
        // Lines that are left out on purpose, and the whole is in the title.
        const isClamped = cutter && getComputedStyle(cutter).webkitLineClamp !== 'none';
        if (isClamped && owner.hasAttribute('title')) return [];
        // antd's copy of a table's head, of no height, by which it measures columns.
        if (owner.closest('.ant-table-measure-row')) return [];
        if (cutter) errors.push(`cut off by ${say(cutter).split(' ', 2).join(' ')}: ${say(owner)}`);
        if (cutter) return [];
      }
      // A tooltip lies over the page.
      const isAbove = isFloating(owner) || owner.closest('.ant-tooltip');
      return isAbove ? [] : boxes.map((box) => ({ owner, box }));
    });
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach(({ owner, box }, index) => {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.box.top >= box.bottom) break;
        if (other.owner === owner) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - other.box.top;
        if (wide > 3 && high > Math.min(box.height, other.box.height) * 0.4) {
          errors.push(`over each other: ${say(owner)} and ${say(other.owner)}`);
        }
      }
    });
    return [...new Set(errors)];
  });
}

/** What the page shows in a window of this size: nothing sideways, nothing cut off, and bars that leave half of it free. */
export async function layoutErrors(page: Page): Promise<string[]> {
  const aside = await sideways(page);
  const bars = await page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position),
      )
      .filter(
        (element) => !element.closest('[role=dialog]') && element.clientWidth > innerWidth / 2,
      )
      // A dialog's own window is no bar.
      .filter((element) => !element.querySelector('[role=dialog]'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom }) => top < innerHeight && bottom > 0)
      .map(({ height }) => height);
    return { high: heights.reduce((sum, height) => sum + height, 0), window: innerHeight };
  });
  return [
    ...(aside > 0 ? [`scrolls ${aside} px sideways`] : []),
    ...(bars.high > bars.window / 2
      ? [`bars of ${bars.high} px in a window of ${bars.window}`]
      : []),
    ...(await spoiltTexts(page)),
  ];
}

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** The same with the spacing of text that a person may set (WCAG 1.4.12). */
export async function spacingErrors(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: spacing });
  const errors = await layoutErrors(page);
  await style.evaluate((element) => (element as HTMLElement).remove());
  return errors;
}

/** The same on paper: besides, no bar, and nothing in a box that one would have to scroll. */
export async function paperErrors(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const errors = await layoutErrors(page);
  const screenOnly = await page.evaluate(() => {
    const { say } = window.probe;
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.clientHeight > 1)
      .flatMap((element) => {
        const { position, bottom, overflowX, overflowY } = getComputedStyle(element);
        const isBar = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
        if (isBar && !element.closest('.ant-drawer')) return [`a bar on paper: ${say(element)}`];
        // Who prints while a drawer is open gets what is seen of it (docs/testing.md, Everyone).
        if (element.closest('.ant-drawer')) return [];
        const isCut =
          (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
          (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 2);
        return isCut ? [`scrolls on paper: ${say(element)}`] : [];
      });
  });
  await page.emulateMedia({ media: 'screen' });
  return [...errors, ...screenOnly];
}
