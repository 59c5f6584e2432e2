import { expect, test } from './preview';

test('the page that is left tells operations how fast it was', async ({ page, preview }) => {
  await preview.as('visitor');
  const told: { name?: string; value?: number }[] = [];
  await page.route('**/monitor', (route) => {
    told.push(...JSON.parse(route.request().postData() ?? '{}').events);
    return route.fulfill({ status: 204 });
  });
  await page.route(/\/notice$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const values = JSON.stringify({ monitoringUrl: '/monitor' });
    const body = (await answer.text()).replace('id="site-values">{}', `id="site-values">${values}`);
    return route.fulfill({ response: answer, body });
  });
  // One page load of several is measured.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const measuring = page.waitForResponse(/monitoring[^/]*\.js$/);
  await page.goto('/notice');
  await expect(page.getByRole('article').first()).toBeVisible();
  await measuring;
  await page.getByRole('button', { name: '搜索' }).first().click();
  await page.goto('/recruitmentflow');
  await expect
    .poll(() => told.map(({ name }) => name))
    .toEqual(expect.arrayContaining(['LCP', 'CLS']));
  for (const { name, value } of told) expect(value, name).toBeGreaterThanOrEqual(0);
});
