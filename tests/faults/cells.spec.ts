import { test } from '@playwright/test';
import { playCell } from './cell';
import { faults } from './faults';
import { journeys } from './journeys';
import { readRecords } from './recorded';
import { chosen, isSample } from './sample';
import { Stage } from './stage';

const records = readRecords();
let tagged = 0;

for (const journey of journeys) {
  const recorded = records[journey.name];
  if (!recorded) throw new Error(`The journey ${journey.name} was not recorded`);
  test.describe(journey.name, () => {
    for (const fault of faults) {
      test.describe(fault.name, () => {
        if (fault.use) test.use(fault.use);
        for (const place of fault.places(journey, recorded)) {
          const tag = isSample(journey, fault, place) ? ['@sample'] : [];
          tagged += tag.length;
          test(place, { tag }, async ({ page, baseURL }, { testId }) => {
            const stage = new Stage(page);
            await stage.enter(journey.persona, `faults-${testId}`.slice(0, 40), baseURL ?? '');
            try {
              await playCell(stage, journey, recorded, fault, place);
            } finally {
              await stage.close();
            }
          });
        }
      });
    }
  });
}

// A cell with another name today would be left out of the sample, and nobody would notice.
if (tagged !== Object.values(chosen).flat().length) {
  throw new Error('A cell of the sample does not exist');
}
