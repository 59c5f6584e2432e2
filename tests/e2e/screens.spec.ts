import { expectNoBarrier, expectNoBarrierInDark } from './barriers';
import { expect, test } from './preview';
import { screens } from './screens';
import { settle, sideways } from './settle';
import { wordsOf } from './words';

for (const { name, persona, open } of screens) {
  test(`${name}: no barrier in light or dark, and nothing sideways`, async ({ page, preview }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await preview.as(persona);
    await open(page, wordsOf('zh-CN'));
    await settle(page);

    await expectNoBarrier(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectNoBarrierInDark(page);
  });
}
