import { expect, test } from './preview';

test('a position says what it is and which address is its own', { tag: '@anyWidth' }, async ({
  page,
}) => {
  await page.goto('/recruitmentview/200001/list');
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveAttribute('lang');
  const name = await page.locator('#root h1').textContent();
  const posting = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(posting ?? '')).toMatchObject({
    '@type': 'JobPosting',
    title: name,
    url: expect.stringMatching(/^http.*\/recruitmentview\/200001$/),
  });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/recruitmentview\/200001$/,
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{10}/);
});

test('the address of a list is the same whatever its filters', { tag: '@anyWidth' }, async ({
  page,
}) => {
  await page.goto('/searchPosition/all?recruitType=social');
  await expect(page.locator('#root h1')).toBeVisible();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/searchPosition\/all$/);
  await page.getByRole('link', { name: '征程人才招聘平台' }).first().click();
  await expect(canonical).toHaveAttribute('href', /\/home$/);
});

test('a shared link has a card: title, words and a picture that is there', {
  tag: '@anyWidth',
}, async ({ page }) => {
  await page.goto('/home');
  const card = (name: string) =>
    page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await card('title')).toBe('征程人才招聘平台');
  expect(await card('description')).toMatch(/\S{10}/);
  const picture = new URL((await card('image')) ?? '');
  const answer = await page.request.get(picture.pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
});
