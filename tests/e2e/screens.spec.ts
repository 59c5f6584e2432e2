import { expectNoBarrier } from './barriers';
import { expectOneEdge } from './leftEdge';
import { expect, test } from './preview';
import { screens } from './screens';
import { searchBoxes, settle, sideways } from './settle';
import { wordsOf } from './words';

// Light on a phone and dark at a desktop: each width and each theme once. `npm run nightly everyone` has all four.
for (const { name, persona, open } of screens) {
  test(`${name}: no barrier, one left edge, one search box, and nothing sideways`, async ({
    page,
    preview,
    isMobile,
  }) => {
    const colorScheme = isMobile ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await preview.as(persona);
    await open(page, wordsOf('zh-CN'));
    await settle(page);

    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await expectNoBarrier(page);
    // The dialog of the comparison covers a screen that is among the others.
    if (name !== 'comparison') await expectOneEdge(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // Above the positions of a search the enterprises have one of their own.
    const boxes = name === 'enterprises above the search' ? 2 : 1;
    expect(await searchBoxes(page)).toBeLessThanOrEqual(boxes);
    // What a template literal makes of a value that is missing.
    await expect(
      page.locator('.undefined, .null, [href*="undefined"], [href*="null"]'),
    ).toHaveCount(0);
  });
}

test('the banners of one row have their words at one height', async ({ page }) => {
  await page.goto('/home');
  await settle(page);
  const cards = page.getByRole('region', { name: '推荐内容' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  // By row: how far below the card's edge its words begin. One with a picture has them below that.
  const starts = await cards.evaluateAll((all) =>
    all
      .filter((card) => !card.querySelector('img'))
      .map((card) => {
        const words = card.querySelector('span')?.getBoundingClientRect().top ?? 0;
        return Math.round(words - card.getBoundingClientRect().top);
      }),
  );
  expect(new Set(starts).size).toBe(1);
});
