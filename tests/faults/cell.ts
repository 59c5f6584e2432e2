import { expect, test } from '@playwright/test';
import type { Fault } from './fault';
import type { Journey, Step } from './journey';
import type { Recorded } from './recorded';
import { goOn, isMissing, loginOn, signInAgain, throughLogin } from './recovery';
import { expectSound, expectWayOn, isGone, typedOn } from './screen';
import { type Outcome, settled } from './settled';
import type { Stage } from './stage';

/** One try of a step as the fault lets it happen. */
async function tried(
  stage: Stage,
  journey: Journey,
  step: Step,
  fault: Fault,
  place: string,
): Promise<Outcome> {
  stage.press += 1;
  stage.isFilled = false;
  // A person cannot type behind the login that has opened over the page.
  const isBehindLogin = async () =>
    stage.hits > 0 && (await loginOn(stage.page).getByLabel('登录名').isVisible());
  if (await isBehindLogin()) await throughLogin(stage, journey);
  try {
    await step.fill?.(stage);
    if (step.fill && (await isBehindLogin())) {
      // It has opened while the person was typing, and what was typed since is in its fields.
      const before = await typedOn(stage.page);
      await throughLogin(stage, journey);
      expect(await typedOn(stage.page), 'typed before the login').toEqual(
        expect.arrayContaining(before),
      );
      await step.fill(stage);
    }
    stage.isFilled = true;
    const typed = step.fill ? await typedOn(stage.page) : [];
    await step.refill?.(stage);
    await (fault.press ? fault.press(stage, step, place) : step.press(stage));
    const outcome = await settled(stage, step, fault.longestMs);
    const isOver = stage.hasDone(stage.press) || (await isGone(stage.page));
    if (outcome === 'stuck' && !isOver && fault.notice !== 'odd') {
      expect(await typedOn(stage.page), 'what was typed').toEqual(expect.arrayContaining(typed));
    }
    return outcome;
  } catch (error) {
    // A list of a field, or the field itself, may be what the fault has kept from coming.
    if (stage.hits === 0 || !isMissing(error)) throw error;
    return 'stuck';
  }
}

/** After a reload, or Back and Forward: what is not as it was is done again where that can be; the next step tells. */
async function cameBack(stage: Stage, journey: Journey, step: Step): Promise<void> {
  const isLast = step === journey.steps.at(-1);
  if (step.arrives && stage.hasDoneCall(step.arrives)) {
    // A code is on its way, whatever the page knows of it. A form that was closed is opened and filled again.
    if ((await typedOn(stage.page)).length === 0) await step.fill?.(stage);
  } else if (!isLast && (await settled(stage, step)) === 'stuck') {
    await goOn(stage, journey, step, 'failure');
  }
  stage.isAstray = false;
}

/** Goes the journey with the fault at one place, and expects what docs/testing.md, Faults, demands. */
export async function playCell(
  stage: Stage,
  journey: Journey,
  recorded: Recorded,
  fault: Fault,
  place: string,
): Promise<void> {
  const { page } = stage;
  await fault.install?.(stage, place);
  for (const step of journey.steps) {
    await test.step(step.name, async () => {
      const isLast = step === journey.steps.at(-1);
      const outcome = await tried(stage, journey, step, fault, place);
      if (outcome === 'stuck') {
        expect(stage.hits, `${step.name}: stuck without the fault`).toBeGreaterThan(0);
        if (!step.isAid) await expectWayOn(page, fault.notice);
        await stage.mend();
        // What the server has done at the last step counts, whatever it then said of it in data that made no sense.
        const isDone =
          fault.notice === 'odd' && isLast && !step.needsAnswer && stage.hasDone(stage.press);
        const isThere = step.isAid || isDone || (step.arrives && stage.hasDoneCall(step.arrives));
        const isOn = isThere || (await goOn(stage, journey, step, fault.notice));
        expect(isOn, `${step.name}: a way on`).toBe(true);
      }
      await expectSound(page);
      await fault.after?.(stage, step, place);
      if (stage.isAstray) await cameBack(stage, journey, step);
    });
  }
  await expect.poll(() => stage.rests).toBe(true);
  await stage.mend();
  // A script may have come with an earlier step, as links fetch their screens ahead; a quick person leaves before a list is read.
  const isRead = recorded.calls.some(
    ({ id, isWrite }) => id === place.split(' ', 1)[0] && !isWrite,
  );
  if ((fault.mayBeMissed || isRead) && stage.hits === 0) {
    test.info().annotations.push({ type: 'not met' });
    return;
  }
  expect(stage.hits, 'the fault was met').toBeGreaterThan(0);
  if (fault.notice === 'odd' && journey.login) await signInAgain(stage, journey);
  expect(await journey.end(stage)).toEqual(recorded.end);
  for (const { id, mostPerPress } of recorded.calls) {
    const most = Math.max(0, ...stage.timesDone(id));
    expect(most, `${id}: done after one press`).toBeLessThanOrEqual(mostPerPress);
  }
  expect(stage.complaints).toEqual([]);
}
