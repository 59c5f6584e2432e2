import { expect, test } from '@playwright/test';

/** Paths that programs understand in different ways, or not at all. */
const addresses = [
  // The router does not match these below the root layout; without a route for them nothing is drawn.
  ...['/;', '/@x', '/$', '/!', '/(a)', '/*', '/:x', '/,', '/%3B'],
  '/%',
  '/%u0041',
  '/%ff',
  '/%c0%ae',
  '/home#/%',
  '/home#/%u0041',
  '/home#/;',
  '/home#//evil.example/',
  '/home#/\\evil.example/',
  '/home#/..//evil.example/',
  '/recruitmentview/%ff',
  '/recruitmentview/200001/list/%',
  '/recruitmentview/200001/list/%2f%2fevil',
  '/notice/%',
  '/notice/..%2f..',
  '/searchPosition/%E0%A4%A',
  '/searchPosition/all?keyword=%ff&current=%',
  '//evil.example/',
  '//evil',
  '///evil.example/home',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/home%00',
];

for (const address of addresses) {
  test(`${address} shows a screen, and nothing on it leads to the site it names`, {
    tag: '@anyWidth',
  }, async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    await context.addCookies([{ name: 'preview_persona', value: 'visitor', url }]);
    // The browser writes the server's 404 to its console.
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.goto(url + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href*="privacy=1"]')).toBeVisible();
    const hosts = await page
      .locator('a[href]')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLAnchorElement ? link.host : '')),
      );
    expect(hosts.filter((host) => /evil/.test(host))).toEqual([]);
    expect(thrown).toEqual([]);
  });
}
