import type { Page } from '@playwright/test';
import { withProbe } from './probe';

/**
 * The page runs from right to left, but its words are Chinese or English: in each line they stand in the order in which
 * they are written, with their numbers and full stops (docs/decisions.md, Language and direction).
 */
export async function directionErrors(page: Page): Promise<string[]> {
  await withProbe(page);
  return page.evaluate(() => {
    const { say, texts } = window.probe;
    const blockOf = (element: Element): Element =>
      /^inline$|^contents$/.test(getComputedStyle(element).display) && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    const errors =
      document.documentElement.dir === 'rtl' ? [] : ['the page is not from right to left'];
    let last: { box: DOMRect; block: Element } | undefined;
    for (const { text, owner } of texts()) {
      const block = blockOf(owner);
      for (let at = 0; at < text.data.length; at += 1) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const isSameLine = last?.block === block && Math.abs(last.box.bottom - box.bottom) < 4;
        if (isSameLine && last && box.left < last.box.left - 1) {
          errors.push(`turned round at “${text.data.slice(at, at + 12)}”: ${say(block)}`);
          break;
        }
        last = { box, block };
      }
    }
    return [...new Set(errors)];
  });
}
