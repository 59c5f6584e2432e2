import { expect } from '@playwright/test';
import type { Fault } from '../fault';
import type { Journey, Step } from '../journey';
import { expectSound, isBusy } from '../screen';
import type { Stage } from '../stage';

const laterSteps = ({ steps }: Journey) => steps.slice(1).map(({ name }) => name);
const lastName = ({ steps }: Journey) => steps.at(-1)?.name;

/** What the person does besides or twice; nothing to notice, and nothing to be mended. */
function habit(fault: Omit<Fault, 'notice' | 'install'>): Fault {
  return {
    ...fault,
    notice: 'none',
    install: async (stage) => {
      stage.hits = 1;
    },
  };
}

const at =
  (act: (stage: Stage, step: Step) => Promise<void>): Fault['press'] =>
  async (stage, step, place) => {
    if (step.name === place) await act(stage, step);
    else await step.press(stage);
  };

/** Each press of a button is followed by a second one, as of a nervous finger. */
const pressTwice = () => {
  document.addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const pressed = target instanceof Element ? target.closest('button') : null;
      // As the browser counts it: the second press of a double click.
      const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
      if (isTrusted && pressed) setTimeout(() => pressed.dispatchEvent(second), 60);
    },
    true,
  );
};

const leaveAndReturn = async (stage: Stage) => {
  const { page } = stage;
  // What each page asks as it opens anew follows neither the press before nor the other page.
  stage.press += 1;
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  stage.press += 1;
  await page.goForward({ waitUntil: 'commit' });
};

/** The last step's outcome may be said once; all others are to be there again. */
const afterEach = (name: string, act: (stage: Stage) => Promise<unknown>): Fault =>
  habit({
    name,
    places: ({ steps }) => steps.map((step) => step.name),
    after: async (stage, step, place) => {
      if (step.name !== place) return;
      // What the page does as it comes again follows this act, not the press before.
      stage.press += 1;
      await act(stage);
      stage.isAstray = true;
    },
  });

export const habits: Fault[] = [
  habit({
    name: 'pressed twice',
    places: (_, { writing }) => writing,
    press: at(async (stage, step) => {
      await stage.page.evaluate(pressTwice);
      await step.press(stage);
    }),
  }),
  habit({
    name: 'Enter twice',
    places: ({ steps }) => steps.filter(({ lastField }) => lastField).map(({ name }) => name),
    press: at(async ({ page }, { lastField }) => {
      await lastField?.(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }),
  }),
  afterEach('reloaded after', ({ page }) => page.reload({ waitUntil: 'commit' })),
  habit({
    name: 'Back and Forward after',
    places: (journey) => laterSteps(journey).filter((name) => name !== lastName(journey)),
    after: async (stage, step, place) => {
      if (step.name !== place) return;
      await leaveAndReturn(stage);
      stage.isAstray = true;
    },
  }),
  habit({
    name: 'a second tab',
    places: () => ['all'],
    after: async ({ page }) => {
      const other = await page.context().newPage();
      await other.goto(page.url(), { waitUntil: 'load' });
      await expect.poll(() => isBusy(other)).toBe(false);
      await expectSound(other);
      await other.close();
    },
  }),
];
