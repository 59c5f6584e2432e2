import type { Page } from '@playwright/test';
import { expect, test } from './preview';
import { screens } from './screens';
import { wordsOf } from './words';

/** Width and height of the window, and where everything begins in it: a column of 1200 px, on a phone an inset of 16. */
const windows = {
  desktop: { width: 1440, height: 900, edge: 120 },
  phone: { width: 390, height: 844, edge: 16 },
};

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

// The dialog of the comparison covers a screen that is among the others.
for (const { name, persona, open } of screens.filter(({ name }) => name !== 'comparison')) {
  test(`${name}: the heading and what follows begin at the page's one edge`, async ({
    page,
    preview,
    isMobile,
  }) => {
    const { edge, ...size } = windows[isMobile ? 'phone' : 'desktop'];
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await preview.as(persona);
    await open(page, wordsOf('zh-CN'));
    await expect(page.locator('#shell')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => edges(page)).toEqual({ heading: edge, content: edge });
  });
}
