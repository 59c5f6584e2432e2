import { expect, test } from './preview';
import { results, search, settled } from './results';
import { settle } from './settle';

/** Height of a row of a list, px. Very long names and conditions may take one more line. */
const highest = 113;
const oneLine = 23;

test('rows of positions are low enough to compare, their buttons large enough to press', async ({
  page,
  isMobile,
}) => {
  await page.goto(search);
  await settled(page);
  const rows = results(page).getByRole('article');
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height).sort((a, b) => a - b),
  );
  expect(heights.length).toBeGreaterThan(10);
  expect(heights[0]).toBeGreaterThanOrEqual(88);
  expect(heights[Math.floor(heights.length * 0.75)]).toBeLessThanOrEqual(highest);
  expect(heights.at(-1)).toBeLessThanOrEqual(highest + oneLine);

  const row = rows.first();
  const name = row.getByRole('heading').getByRole('link');
  for (const button of await row.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(isMobile ? 44 : 36);
    // No other row covers its buttons.
    await button.click({ trial: true });
  }
  await name.click({ trial: true });
});

test('the tables of a position share their columns', async ({ page, isMobile }) => {
  await page.goto('/recruitmentview/200001');
  await settle(page);
  const labels = page.locator('main .ant-descriptions th:nth-of-type(2)');
  const lefts = await labels.evaluateAll((all) =>
    all.map((label) => Math.round(label.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(isMobile ? 0 : 1);
});
