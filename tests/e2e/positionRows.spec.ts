import type { Page } from '@playwright/test';
import { expect, test } from './preview';
import { results, search, settled } from './results';
import { settle } from './settle';

/** Height of a row of a list, px. Very long names and conditions may take one more line. */
const highest = 113;
const oneLine = 23;

test('rows of positions are low enough to compare, in a table too, their buttons large enough to press', async ({
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
  if (!isMobile) await expectLowRows(page);
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

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('the number of further majors is never alone in a line, and no cell of the table has three lines', async ({
    page,
    isMobile,
  }) => {
    await page.goto(search);
    const rows = page.getByRole('region', { name: 'Results' }).getByRole('article');
    await expect(rows).toHaveCount(20);
    await settle(page);
    const further = rows.getByText(/^\s*\+\d+$/);
    expect(await further.count()).toBeGreaterThan(0);
    const alone = await further.evaluateAll((all) =>
      all.filter((one) => {
        const lines = [...(one.previousElementSibling?.getClientRects() ?? [])];
        return Math.abs((lines.at(-1)?.top ?? 0) - one.getBoundingClientRect().top) > 4;
      }),
    );
    expect(alone).toHaveLength(0);
    if (!isMobile) await expectLowRows(page);
  });
});

for (const locale of ['zh-CN', 'en-US']) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale });

    test('nine of ten rows have a line for each fact and no more, and no unit breaks', {
      tag: '@anyWidth',
    }, async ({ page }) => {
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 780 });
        for (const list of ['/home', '/searchPosition/all', '/unitInfo/10001']) {
          await page.goto(list);
          await settle(page);
          const rows = page
            .getByRole('article')
            .filter({ has: page.locator('h3 a[href*="/recruitmentview/"]') });
          const heights = await rows.evaluateAll((all) =>
            all.map((row) => row.getBoundingClientRect().height).sort((a, b) => a - b),
          );
          expect(heights.length).toBeGreaterThanOrEqual(10);
          const most = heights[Math.floor(heights.length * 0.9) - 1];
          expect(most, `${list} at ${width} px`).toBeLessThanOrEqual(highest);
          expect(await brokenUnits(page)).toEqual([]);
        }
      }
    });
  });
}

/** Pays whose unit has its words in two lines. */
function brokenUnits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walk = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent ?? '';
      for (const { 0: unit, index } of text.matchAll(/\d\s元\S*\/\S*[月年]|a\s(?:month|year)/g)) {
        const range = document.createRange();
        range.setStart(walk.currentNode, index);
        range.setEnd(walk.currentNode, index + unit.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(text);
      }
    }
    return broken;
  });
}

/** Two lines of a tag, px. */
const lowRow = 52;

/** At the widths where the table has its least room: without and beside the facets, and from where on it takes another column. Fingers get no table (hooks/useTableRoom). */
async function expectLowRows(page: Page): Promise<void> {
  for (const width of [768, 992, 1024, 1100, 1264]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/searchPosition/all?recruitType=campus&state=open&view=table');
    await settle(page);
    const heights = await page
      .locator('main tbody tr.ant-table-row')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights).toHaveLength(20);
    expect(Math.max(...heights), `at ${width} px`).toBeLessThanOrEqual(lowRow);
    expect(await brokenUnits(page)).toEqual([]);
  }
}
