/** Any text of the server in any place: shown as text, and a phone's screen keeps its shape. */

import { replaceTexts } from './freeTexts';
import { expect, type Persona, test } from './preview';

const screens: readonly (readonly [persona: Persona, path: string])[] = [
  ['deliveries', '/home'],
  ['visitor', '/searchPosition/all'],
  ['complete', '/recruitmentview/200004'],
  ['visitor', '/unitInfo/10001'],
  ['visitor', '/recruitment/10001'],
  ['visitor', '/notice'],
  ['visitor', '/notice/3001'],
  ['visitor', '/questionandanswer'],
  ['visitor', '/applyActivity'],
  ['complete', '/applyActivity/4005/applyActivity'],
  ['complete', '/apply/200009/position'],
  ['deliveries', '/user/deliveries'],
  ['deliveries', '/user/notifications'],
  ['deliveries', '/user/appointments'],
  ['deliveries', '/user/collections'],
  ['complete', '/user/profile'],
  ['deliveries', '/usercenter'],
  ['complete', '/resumeedit/education'],
  ['complete', '/resumeview'],
];

const asText = (text: string) => (name: string) =>
  name.endsWith('Html') ? `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>` : text;

const texts = {
  'markup, other directions, signs without a width, emoji and a thousand marks on one letter':
    asText(
      `<img data-hurt src=x onerror="window.hurt=1">&lt;b&gt;\u202e\u2067旧\u200b\u200d\ufeff👩‍👩‍👧‍👦🏳️‍🌈\u00ad{{1}}%s$&a${'\u0489'.repeat(1000)}`,
    ),
  '10 000 characters without a place to break': asText('W'.repeat(10_000)),
  'no text at all': () => null,
};

for (const [index, [what, change]] of Object.entries(texts).entries()) {
  test(`${what}: every main screen stands`, {
    tag: index === 0 ? [] : '@nightly',
  }, async ({ page, preview }) => {
    test.setTimeout(4 * test.info().timeout);
    const wrong: string[] = [];
    const replaced = await replaceTexts(page, change);
    for (const [persona, path] of screens) {
      await preview.as(persona);
      replaced.count = 0;
      await page.goto(path);
      // A heading whose text is missing is there, but takes no room.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      // No answer is on its way any more, neither to be drawn nor to be replaced when the next screen opens.
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const found = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        hurt: 'hurt' in window || document.querySelector('[data-hurt]') !== null,
        words: document.querySelector('main')?.textContent ?? '',
      }));
      if (replaced.count === 0) wrong.push(`${path}: no text was replaced`);
      if (found.sideways > 0) wrong.push(`${path}: ${found.sideways} px sideways`);
      if (found.hurt) wrong.push(`${path}: markup became an element`);
      if (/\[object |\bundefined\b|\bNaN\b|\bnull\b/.test(found.words))
        wrong.push(`${path}: ${found.words.slice(0, 80)}`);
      if (
        await page
          .getByText('页面出了问题')
          .or(page.getByText('页面没有加载完整'))
          .first()
          .isVisible()
      )
        wrong.push(`${path}: broken`);
    }
    // The page closes after the test; an answer that is being replaced would be lost halfway.
    await page.unrouteAll({ behavior: 'wait' });
    expect(wrong).toEqual([]);
  });
}

const longest = `${'W'.repeat(300)}https://example.com/${'a'.repeat(300)}`;

for (const showType of [1, 2, 4, 9, undefined]) {
  test(`a refusal with a long word, shown by type ${showType}, stays on the screen`, async ({
    page,
    preview,
  }) => {
    await preview.as('visitor');
    const data = { success: false, errorCode: longest, errorMessage: longest, showType };
    await page.route('**/pt/portal/rest/notice/search**', (route) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify(data) }),
    );
    await page.goto('/notice');
    // The page for errors shows the first 500 characters.
    const words = page.getByText(longest.slice(0, 500)).last();
    await expect(words).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    const isWithin = () =>
      words.evaluate((element, width) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= width;
      }, width);
    // A notification comes in from the edge.
    await expect.poll(isWithin).toBe(true);
  });
}
