import type { BrowserContext, Page } from '@playwright/test';
import type { Harm } from './payloads';

/** Does what a text waits for, and gives it the time of a question to the server and of two frames. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A text may have put something of its own in place of the page's functions.
    const find = Document.prototype.querySelector.bind(document);
    const text = find('[data-text]') ?? document.body;
    const pressed = text.querySelectorAll(
      'a, button, area, p[onclick], input[type=submit], input[type=image]',
    );
    for (const one of pressed) {
      // A link that may lead to another site opens it beside this page, which is not what is looked for here.
      const target =
        one.getAttribute('target') ||
        (one instanceof HTMLAnchorElement && /^https?:/.test(one.protocol));
      if (!target) one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    await fetch(`${location.origin}/favicon.svg`, { cache: 'no-store' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await fetch(`${location.origin}/favicon.svg`, { cache: 'no-store' });
  });
}

/** What a text has done to the page, but for what another host was asked for. */
export function harmsIn(page: Page): Promise<Harm[]> {
  return page.evaluate(() => {
    const found: Harm[] = [];
    if ('hurt' in window) found.push('runs');
    if ('hurtful' in window || 'hurtful' in document) found.push('names');
    if (!document.baseURI.startsWith(location.origin)) found.push('base');
    const title = Document.prototype.querySelector.call(document, 'h1');
    const box = title?.getBoundingClientRect();
    const onTop = box && document.elementFromPoint(box.left + 4, box.top + box.height / 2);
    if (!onTop || !title?.contains(onTop)) found.push('covers');
    const links = [...document.getElementsByTagName('a')];
    if (links.some((link) => link.getAttribute('target') && !/noopener/.test(link.rel)))
      found.push('opener');
    return found;
  });
}

const places = {
  /** As part of the page that the server sends. */
  sent: (html: string) => `<div data-text>${html}</div>`,
  /** Put in by a script that trusts it. */
  put: (html: string) =>
    `<div data-text></div><script>document.querySelector('[data-text]').innerHTML = ${JSON.stringify(html).replaceAll('<', '\\u003c')}</script>`,
  /** Put in, and read a second time, as editors and some sanitisers do. */
  reread: (html: string) => `<div data-text></div><script>{
    const box = document.querySelector('[data-text]');
    const inert = new DOMParser().parseFromString(${JSON.stringify(html).replaceAll('<', '\\u003c')}, 'text/html');
    box.innerHTML = inert.body.innerHTML;
  }</script>`,
};

/** A page for one text after the other; another one once a text has sent it elsewhere, as it would take the next text with it. */
export class Bare {
  private used?: Page;
  constructor(private readonly context: BrowserContext) {}
  async page(): Promise<Page> {
    this.used ??= await this.context.newPage();
    return this.used;
  }
  async close(): Promise<void> {
    await this.used?.close();
    this.used = undefined;
  }
}

/** What a text does to a page that shows it without a sanitiser. */
export async function harmsWithoutSanitiser(
  bare: Bare,
  asked: string[],
  html: string,
  place: keyof typeof places,
  headers = {},
) {
  asked.length = 0;
  const page = await bare.page();
  let hasLeft = false;
  await page.route('**/__bare', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><h1>页</h1>${places[place](html)}`,
    }),
  );
  try {
    await page.goto('/__bare', { waitUntil: 'domcontentloaded' });
    await provoke(page);
    return [...asked, ...(await harmsIn(page))];
  } catch (error) {
    // The page is on its way elsewhere, or its own script has been made to fail: what was asked for tells.
    if (!/context was destroyed|navigation|interrupted|ERR_/.test(String(error))) throw error;
    hasLeft = true;
    return [...asked, 'leaves'];
  } finally {
    await page.unrouteAll({ behavior: 'wait' });
    if (hasLeft) await bare.close();
  }
}
