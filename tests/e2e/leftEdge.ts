import { expect, type Page } from '@playwright/test';

/** Where the h1 begins, and the leftmost of what is seen in the 240 px below it; what scrolls sideways counts by its frame. */
function edges(page: Page): Promise<{ heading: number; content: number }> {
  return page.evaluate(() => {
    const heading = document.querySelector('main h1')?.getBoundingClientRect();
    if (!heading) return { heading: Number.NaN, content: Number.NaN };
    const isScroller = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const isInside = (element: Element | null): boolean =>
      element !== null && (isScroller(element) || isInside(element.parentElement));
    const lefts = [...document.querySelectorAll('main *')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isSeen =
        box.width > 1 && box.height > 1 && getComputedStyle(element).visibility === 'visible';
      const isBelow = box.top >= heading.bottom - 1 && box.top < heading.bottom + 240;
      return isSeen && isBelow && !isInside(element.parentElement) ? [Math.round(box.left)] : [];
    });
    return { heading: Math.round(heading.left), content: Math.min(...lefts) };
  });
}

/** Everything begins at one edge: that of a column of 1200 px, on a phone an inset of 16 px. */
export async function expectOneEdge(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const edge = width < 768 ? 16 : Math.max(24, (width - 1200) / 2);
  await expect.poll(() => edges(page)).toEqual({ heading: edge, content: edge });
}
