import { layoutErrors } from '../everyone/layout';
import { expectNoBarrier } from './barriers';
import { expect, test } from './preview';
import { screens } from './screens';
import { settle } from './settle';
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
