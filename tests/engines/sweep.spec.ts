import { readFileSync } from 'node:fs';
import { personas } from '../../mock/_preview/personas';
import type { StaffState } from '../../mock/_preview/staff/types';
import type { Success } from '../../src/services/types';
import { expect, test } from './test';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What is wrong with the page that is open, a line each. */
const faults = `
  const lines = [];
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (sideways > 0) lines.push('scrolls sideways by ' + sideways);
  const heads = [...document.querySelectorAll('h1')].filter((one) => one.getClientRects().length > 0).length;
  if (heads !== 1) lines.push(heads + ' h1');
  if (!window.axe) (0, eval)(args[0]);
  const smallIn = async (part) => (await axe.run(part, { runOnly: ['target-size'], elementRef: true })).violations.flatMap(({ nodes }) => nodes);
  for (const { html, element } of await smallIn(document)) {
    // What sticks to the window's foot may cover a control in part, until one scrolls.
    element.scrollIntoView({ block: 'center' });
    if ((await smallIn(element)).length > 0) lines.push('too small: ' + html);
  }
  return lines;`;

for (const width of [390, 1440]) {
  for (const persona of personas) {
    test(`every address of the site map as ${persona}, ${width} px wide`, async ({
      tab,
      preview,
    }) => {
      const state = await fetch(`${preview.url}/__preview/state`);
      const { data }: Success<StaffState> = await state.json();
      const addresses = data.screens.flatMap(({ cases }) =>
        cases
          .filter((one) => one.persona === persona && one.server === 'normal')
          .slice(0, 1)
          .map(({ to }) => to),
      );
      preview.persona = persona;
      await tab.engine.resize(width, 844);
      for (const to of addresses) {
        await test.step(to, async () => {
          await tab.open(to);
          await tab.settles();
          const found = [
            ...(await tab.engine.run<string[]>(faults, axe)),
            ...(await tab.complaints()),
          ];
          expect.soft(found, to).toEqual([]);
        });
      }
    });
  }
}
