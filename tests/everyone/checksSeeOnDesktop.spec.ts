import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/preview';
import { settle } from '../e2e/settle';
import { directionFaults } from './direction';
import { focusFaults } from './focusWalk';
import { forcedColourFaults } from './forcedColours';
import { layoutFaults, paperFaults, spacingFaults } from './layout';

interface Control {
  name: string;
  /** What spoils the page. */
  style: string;
  check: (page: Page) => Promise<string[]>;
  fault: RegExp;
  isForced?: boolean;
}

const walk = async (page: Page) => (await focusFaults(page)).faults;

/** Each check finds the fault that it is made for: a check that finds nothing has looked. */
const controls: Control[] = [
  {
    name: 'a bar over what has the focus',
    style: 'footer { position: fixed; inset: 40% 0 0; z-index: 99; }',
    check: walk,
    fault: /^focus under/,
  },
  {
    name: 'a focus that cannot be seen',
    style:
      ':root:root:root * { outline: none !important; box-shadow: none !important; border-color: red !important; background: none !important; }',
    check: walk,
    fault: /^not seen to have the focus/,
  },
  {
    name: 'a focus of colour alone, with forced colours',
    style: ':root:root:root :focus-visible { outline: none !important; border-color: red; }',
    check: walk,
    fault: /^not seen to have the focus: <input/,
    isForced: true,
  },
  {
    name: 'a choice of colour alone, with forced colours',
    style: ':root:root .ant-radio-checked::after { background: red !important; }',
    check: forcedColourFaults,
    fault: /^checked not seen/,
    isForced: true,
  },
  {
    name: 'a shape of colour alone, with forced colours',
    style:
      'header nav + * { display: none; } header a > span:first-child { background: red !important; }',
    check: forcedColourFaults,
    fault: /^a shape of background alone/,
    isForced: true,
  },
  {
    name: 'a page wider than the window',
    style: 'h1 { width: 2000px; }',
    check: layoutFaults,
    fault: /^scrolls \d+ px sideways/,
  },
  {
    name: 'a text that is cut off',
    style: 'h1 { width: 20px; overflow: hidden; white-space: nowrap; }',
    check: layoutFaults,
    fault: /^cut off by <h1/,
  },
  {
    name: 'texts over each other',
    style: 'h1 { position: relative; top: 28px; }',
    check: layoutFaults,
    fault: /^over each other/,
  },
  {
    name: 'a box too small for spaced text',
    style: 'h1 { width: 50px; height: 36px; overflow: hidden; }',
    check: spacingFaults,
    fault: /^cut off by <h1/,
  },
  {
    name: 'bars that leave no room',
    style: 'header { height: 500px; }',
    check: layoutFaults,
    fault: /^bars of/,
  },
  {
    name: 'a bar on paper',
    style: 'header { display: block !important; position: fixed; }',
    check: paperFaults,
    fault: /^a bar on paper/,
  },
  {
    name: 'a page from left to right, and words turned round',
    style: 'h1 { direction: rtl; unicode-bidi: bidi-override !important; }',
    check: directionFaults,
    fault: /^turned round/,
  },
];

for (const { name, style, check, fault, isForced } of controls) {
  test(`is found: ${name}`, async ({ page, preview }) => {
    await preview.as('visitor');
    await page.emulateMedia({
      reducedMotion: 'reduce',
      forcedColors: isForced ? 'active' : 'none',
    });
    await page.goto('/censorlogin');
    await settle(page);
    await expect(page.getByLabel('图中字符')).toBeVisible();
    await page.addStyleTag({ content: style });
    expect(await check(page)).toContainEqual(expect.stringMatching(fault));
  });
}
