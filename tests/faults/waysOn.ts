import { expect, test } from '@playwright/test';
import type { Notice } from './fault';
import type { Journey, Step } from './journey';
import { password } from './journeys/signIn';
import { retry } from './screen';
import { settled } from './settled';
import type { Stage } from './stage';

/** Time for a press that may no longer be possible (ms). */
const shortMs = 1500;

/** The login over the page after an expiry. A visitor goes on without. */
async function throughLogin({ page, captcha }: Stage, journey: Journey): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('登录名') });
  await expect(dialog).not.toHaveClass(/ant-zoom-/);
  if (journey.persona === 'visitor') {
    await dialog.getByRole('button', { name: '不登录，回到页面' }).click();
  } else {
    await dialog.getByLabel('登录名').fill(journey.persona);
    await dialog.getByLabel('密码', { exact: true }).fill(password);
    await dialog.getByLabel('图中字符').fill(captcha);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
  }
  await expect(dialog).toHaveCount(0);
}

interface Way {
  name: string;
  /** Takes the way; tells whether it is there. */
  take(): Promise<boolean>;
}

function waysOf(stage: Stage, journey: Journey, step: Step): Way[] {
  const { page } = stage;
  const isOpening = step === journey.steps[0];
  const press = async () => {
    stage.press += 1;
    await step.refill?.(stage);
    await step.press(stage);
  };
  const isPossible = async (action: () => Promise<void>) => {
    page.setDefaultTimeout(shortMs);
    try {
      await action();
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') return false;
      throw error;
    } finally {
      page.setDefaultTimeout(0);
    }
  };
  return [
    {
      name: 'login',
      take: async () => {
        const isAsked = await page.getByRole('dialog').getByLabel('登录名').isVisible();
        if (isAsked) await throughLogin(stage, journey);
        return isAsked;
      },
    },
    {
      name: 'retry',
      take: async () => {
        const buttons = page.getByRole('button', { name: retry });
        const found = await buttons.count();
        for (let left = found; left > 0 && (await buttons.first().isVisible()); left -= 1) {
          stage.press += 1;
          await isPossible(() => buttons.first().click());
          await expect.poll(() => stage.rests).toBe(true);
        }
        return found > 0;
      },
    },
    { name: 'press', take: () => (isOpening ? Promise.resolve(false) : isPossible(press)) },
    {
      name: 'reload',
      take: async () => {
        stage.press += 1;
        await page.reload();
        return true;
      },
    },
    {
      name: 'again',
      take: () =>
        isPossible(async () => {
          await step.fill?.(stage);
          await press();
        }),
    },
  ];
}

/**
 * Tries again as a person would: the login that is asked for, what says 重试, the same press. After a failure that has to be
 * enough; data that made no sense are read anew by a reload.
 */
export async function goOn(
  stage: Stage,
  journey: Journey,
  step: Step,
  notice: Notice,
): Promise<boolean> {
  const taken: string[] = [];
  for (const way of waysOf(stage, journey, step)) {
    if (notice === 'failure' && way.name === 'reload') break;
    if (!(await way.take())) continue;
    taken.push(way.name);
    if ((await settled(stage, step)) === 'done') {
      test.info().annotations.push({ type: 'way on', description: taken.join(', ') });
      return true;
    }
  }
  return false;
}
