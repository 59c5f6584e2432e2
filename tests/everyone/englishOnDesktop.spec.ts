import { expectNoBarrier, expectNoBarrierInDark } from '../e2e/barriers';
import { expect, test } from '../e2e/preview';
import { screens } from '../e2e/screens';
import { settle } from '../e2e/settle';
import { wordsOf } from '../e2e/words';
import { focusErrors } from './focusWalk';
import { forcedColourErrors } from './forcedColours';
import { layoutErrors, paperErrors, spacingErrors } from './layout';

test.use({ locale: 'en-US' });

for (const { name, persona, open } of screens) {
  test(`${name}: in English, by Tab, with forced colours, zoomed, spaced and on paper`, async ({
    page,
    preview,
  }) => {
    // Many checks, one after the other: more than a minute on a machine that does other work besides.
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await preview.as(persona);
    await open(page, wordsOf('en-US'));
    await settle(page);

    await test.step('axe', async () => {
      await expectNoBarrier(page);
      await expectNoBarrierInDark(page);
    });
    await test.step('forced colours', async () => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      expect.soft(await forcedColourErrors(page)).toEqual([]);
      const { errors, stops } = await focusErrors(page);
      expect.soft(errors).toEqual([]);
      expect(stops).toBeGreaterThan(4);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('text spacing', async () => {
      expect.soft(await spacingErrors(page), 'with more space in texts').toEqual([]);
    });
    // A tablet; 1280 px at 200 % and 400 % (WCAG 1.4.4, 1.4.10).
    for (const [width, height] of [
      [768, 1024],
      [640, 400],
      [320, 256],
    ] as const) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height });
        expect.soft(await layoutErrors(page), `in ${width} × ${height}`).toEqual([]);
      });
    }
    await test.step('paper', async () => {
      await page.setViewportSize({ width: 794, height: 1123 });
      expect.soft(await paperErrors(page), 'on paper').toEqual([]);
    });
  });
}
