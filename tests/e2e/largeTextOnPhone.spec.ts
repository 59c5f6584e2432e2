import { textSizes } from '../../config/theme';
import { layoutErrors } from '../everyone/layout';
import { expectNoBarrier } from './barriers';
import { expect, test } from './preview';
import { screens } from './screens';
import { settle, sideways } from './settle';
import { wordsOf } from './words';

/** Of each kind of screen one: these hold the parts that the others are made of. */
const names = [
  'home',
  'search',
  'search without a result',
  'position',
  'notice',
  'login',
  'application',
  'résumé editor',
  'deliveries',
  'user centre',
  'privacy',
];

for (const { name, persona, open } of screens.filter((one) => names.includes(one.name))) {
  test(`${name} at 175 % and 360 px: nothing is cut off or covered, and no barrier`, async ({
    page,
    preview,
  }) => {
    await page.addInitScript(() => localStorage.setItem('army-site-text-size', '175'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await preview.as(persona);
    await open(page, wordsOf('zh-CN'));
    await expect(page.locator('body')).toHaveCSS('font-size', '24.5px');
    await settle(page);
    await expectNoBarrier(page);
    expect(await layoutErrors(page)).toEqual([]);
  });
}

for (const locale of ['zh-CN', 'en-US']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('at each size of text the head is one line high, and says the whole name', async ({
      page,
      preview,
    }) => {
      for (const persona of ['visitor', 'deliveries'] as const) {
        await preview.as(persona);
        // With the icon of the search, and without it.
        for (const path of ['/recruitmentflow', '/notice']) {
          await page.goto(path);
          for (const size of textSizes) {
            await page.evaluate((chosen) => {
              localStorage.setItem('army-site-text-size', String(chosen));
            }, size);
            await page.reload();
            await expect(page.locator('body')).toHaveCSS('font-size', `${(14 * size) / 100}px`);
            await settle(page);
            const head = page.getByRole('banner');
            await expect(head.getByRole('link', { name: '征程人才招聘平台' })).toBeInViewport({
              ratio: 1,
            });
            expect(await sideways(page)).toBe(0);
            const box = await head.boundingBox();
            expect(box?.height, `${persona} at ${size} %`).toBeLessThanOrEqual(57);
          }
        }
      }
    });
  });
}

// Six English words take a second line there.
test('at 768 px the head is one line high up to 150 %', async ({ page, preview }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.addInitScript(() => localStorage.setItem('army-site-text-size', '150'));
  for (const persona of ['visitor', 'deliveries'] as const) {
    await preview.as(persona);
    await page.goto('/recruitmentflow');
    await settle(page);
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.height, persona).toBeLessThanOrEqual(67);
  }
});
