import { expect, test } from './preview';

test('the page that is left tells operations how fast it was', async ({ page, preview }) => {
  await preview.as('visitor');
  await page.route(/\/notice$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const values = JSON.stringify({ monitoringUrl: '/monitor' });
    const body = (await answer.text()).replace('id="site-values">{}', `id="site-values">${values}`);
    return route.fulfill({ response: answer, body });
  });
  await page.addInitScript(() => {
    // One page load of several is measured.
    Math.random = () => 0;
    // What a page sends while it is left, a test cannot catch.
    navigator.sendBeacon = (_url, body) => {
      window.sessionStorage.setItem('sent', String(body));
      return true;
    };
  });
  const measuring = page.waitForResponse(/monitoring[^/]*\.js$/);
  await page.goto('/notice');
  await expect(page.getByRole('article').first()).toBeVisible();
  await (await measuring).finished();
  await page.goto('/recruitmentflow');
  const sent = await page.evaluate(() => window.sessionStorage.getItem('sent'));
  const events: { name?: string; value?: number }[] = JSON.parse(sent ?? '{}').events;
  expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS']));
  for (const { name, value } of events) expect(value, name).toBeGreaterThanOrEqual(0);
});
