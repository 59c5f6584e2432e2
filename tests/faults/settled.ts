import type { Step } from './journey';
import { isBusy } from './screen';
import type { Stage } from './stage';

/** How often the page is looked at (ms), and how many looks in a row without any call make it rest. */
const look = { everyMs: 50, restful: 6 };
/** A step that takes longer is stuck (ms). */
const longestMs = 10_000;

export type Outcome = 'done' | 'stuck';

/** Waits until a step is done, or until the page rests without it. */
export async function settled(stage: Stage, step: Step, longest = longestMs): Promise<Outcome> {
  const { page } = stage;
  const until = Date.now() + longest;
  let restful = 0;
  while (Date.now() < until) {
    if (await step.done(page).first().isVisible()) return 'done';
    restful = stage.rests && !(await isBusy(page)) ? restful + 1 : 0;
    if (restful >= look.restful && stage.hits > 0) return 'stuck';
    await new Promise((resolve) => setTimeout(resolve, look.everyMs));
  }
  return 'stuck';
}
