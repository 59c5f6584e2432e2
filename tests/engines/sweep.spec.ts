import { personas } from '../../mock/_preview/personas';
import type { StaffState } from '../../mock/_preview/staff/types';
import type { Success } from '../../src/services/types';
import type { Tab } from './tab';
import { expect, test } from './test';

async function visit(tab: Tab, to: string): Promise<void> {
  await test.step(to, async () => {
    await tab.open(to);
    await tab.settles();
    expect.soft([...(await tab.faults()), ...(await tab.complaints())], to).toEqual([]);
  });
}

const widths = [390, 1440];

test('some addresses at both widths', { tag: '@sample' }, async ({ tab, preview }) => {
  preview.persona = 'deliveries';
  for (const width of widths) {
    await tab.engine.resize(width, 844);
    for (const to of ['/home', '/searchPosition/all', '/resumeedit/basic', '/user/deliveries']) {
      await visit(tab, to);
    }
  }
});

for (const width of widths) {
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
      for (const to of addresses) await visit(tab, to);
    });
  }
}
