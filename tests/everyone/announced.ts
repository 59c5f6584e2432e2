import type { Page } from '@playwright/test';

interface Heard {
  heard: string[];
}

/** Runs in each page: notes what its live regions say, in order. */
function listen(): void {
  const regions =
    '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const heard: string[] = [];
  const last = new WeakMap<Element, string>();
  const note = (region: Element) => {
    if (region.closest('[aria-live=off], [role=timer]')) return;
    if (!region.checkVisibility()) return;
    const words = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (words === '' || last.get(region) === words) return;
    last.set(region, words);
    const isUrgent = region.matches('[role=alert], [aria-live=assertive]');
    heard.push(`${isUrgent ? 'at once' : 'politely'}: ${words}`);
  };
  const regionsAt = (node: Node): Element[] => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element) return [];
    const around = element.closest(regions);
    return [...(around ? [around] : []), ...element.querySelectorAll(regions)];
  };
  new MutationObserver((changes) => {
    const changed = changes.flatMap(({ target, addedNodes }) =>
      [target, ...addedNodes].flatMap(regionsAt),
    );
    for (const region of new Set(changed)) note(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { heard });
}

/** From the next page on, notes what is announced. */
export async function withEars(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/** What the present page has announced since the last time that this was asked. */
export function heardIn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Heard).heard.splice(0));
}
