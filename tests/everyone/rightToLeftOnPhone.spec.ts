import { expectNoBarrier, expectNoBarrierInDark } from '../e2e/barriers';
import { expect, test } from '../e2e/preview';
import { screens } from '../e2e/screens';
import { settle } from '../e2e/settle';
import { wordsOf } from '../e2e/words';
import { directionErrors } from './direction';
import { focusErrors } from './focusWalk';
import { layoutErrors, spacingErrors } from './layout';

/** The languages of spec §4 that run from right to left; each has a quarter of the screens. */
const languages = ['ar', 'fa', 'he', 'ku'] as const;

for (const [index, { name, persona, open }] of screens.entries()) {
  const locale = languages[index % languages.length];
  test.describe(`${locale}`, () => {
    test.use({ locale });
    test(`${name}: from right to left, by Tab and with more space in texts`, async ({
      page,
      preview,
    }) => {
      // Many checks, one after the other: more than a minute on a machine that does other work besides.
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await preview.as(persona);
      await open(page, wordsOf('zh-CN'));
      await settle(page);

      await test.step('axe', async () => {
        await expectNoBarrier(page);
        await expectNoBarrierInDark(page);
      });
      await page.emulateMedia({ colorScheme: 'light' });
      await test.step('direction', async () => {
        expect.soft(await directionErrors(page)).toEqual([]);
      });
      await test.step('layout', async () => {
        expect.soft(await layoutErrors(page), 'as it is').toEqual([]);
        expect.soft(await spacingErrors(page), 'with more space in texts').toEqual([]);
      });
      await test.step('focus', async () => {
        const { errors, stops } = await focusErrors(page);
        expect.soft(errors).toEqual([]);
        expect(stops).toBeGreaterThan(4);
      });
    });
  });
}
