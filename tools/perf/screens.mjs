/** The address of the first open position of the search. */
export async function openPosition(browser, portal) {
  const page = await browser.newPage();
  await page.goto(`${portal}/searchPosition/all`);
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const id = (await link.getAttribute('href')).split('/')[2];
  await page.close();
  return `/recruitmentview/${id}`;
}

/** The reading screens that are measured, each with a selector of what a visitor comes for. */
export function screens(position) {
  return [
    { path: '/home', content: 'main article, main li a[href*="/recruitmentview/"]' },
    { path: '/searchPosition/all', content: 'main article' },
    { path: position, content: 'main h1[lang]' },
    { path: '/notice/3001', content: 'main h1[lang]' },
  ];
}
