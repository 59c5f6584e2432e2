/** Bytes of JavaScript transferred until the network is idle, in a browser with an empty cache, as this persona. */
export async function firstLoad(browser, url, persona = 'visitor') {
  const context = await browser.newContext({ locale: 'zh-CN' });
  await context.addCookies([{ name: 'preview_persona', value: persona, url }]);
  const page = await context.newPage();
  const sizes = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}
