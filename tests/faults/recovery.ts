import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Notice } from './fault';
import type { Journey, Step } from './journey';
import { password } from './journeys/signIn';
import { isGone, isSentToLogin, retry } from './screen';
import { settled } from './settled';
import type { Stage } from './stage';

/** Time for a press (ms), and for one that may no longer be possible. */
const actionMs = 5000;
const shortMs = 3000;
/** Longer than the server lets a person wait for another code (ms). */
const longestWaitMs = 70_000;

/** Whether an act of the person failed because what it needs is not on the page. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || error.message.includes('element(s) not found');
}

/** Where a login is asked for: over the page, or the login's own page. */
export function loginOn(page: Page): Locator {
  const over = page.getByRole('dialog').filter({ has: page.getByLabel('登录名') });
  return isSentToLogin(page) ? page.getByRole('main') : over;
}

/** The login that is asked for after an expiry. A visitor goes on without. */
export async function throughLogin(
  stage: Stage,
  { persona }: Journey,
  { loginName, password: secret } = { loginName: String(persona), password },
): Promise<void> {
  const { page } = stage;
  const login = loginOn(page);
  await expect(login).not.toHaveClass(/ant-zoom-/);
  if (loginName === 'visitor') {
    await login.getByRole('button', { name: '不登录，回到页面' }).click();
    await expect(login).toHaveCount(0);
  } else {
    await login.getByLabel('登录名').fill(loginName);
    await login.getByLabel('密码', { exact: true }).fill(secret);
    // The ways to sign in may be what the fault has kept from coming.
    const again = login.getByRole('button', { name: retry });
    if (await again.isVisible()) {
      await again.click();
    }
    await login.getByRole('img', { name: /^验证图片/ }).waitFor();
    await login.getByLabel('图中字符').fill(stage.captcha);
    await login.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByLabel('图中字符')).toHaveCount(0);
  }
}

/** A login whose answer made no sense may be none for the server: the person signs in once more, as asked or by the link. */
export async function signInAgain(stage: Stage, journey: Journey): Promise<void> {
  const { page } = stage;
  stage.press += 1;
  await page.reload();
  const menu = page.getByRole('button', { name: /的账号菜单$/ });
  const link = page.getByRole('banner').getByRole('link', { name: '登录' });
  // An address that asks for the login opens it over the page, a moment after the page, or leads to the login's own page.
  const field = page.getByLabel('登录名').first();
  const isAsked = page.url().includes('relogin=true');
  await expect(isAsked ? field : menu.or(link).or(field).first()).toBeVisible();
  if ((await link.isVisible()) && !(await field.isVisible())) {
    await link.click();
    await page.waitForURL(/\/censorlogin/);
  }
  if (!(await menu.isVisible())) await throughLogin(stage, journey, journey.login);
}

/** The button that sends a code, while another one has to wait. */
const waitFor = (page: Page) => page.getByRole('button', { name: /秒后可重新获取$/ });

/** Asks for another code once that is possible; the picture shows after a first press. */
async function askAgain(stage: Stage, step: Step): Promise<void> {
  const { page } = stage;
  await expect(waitFor(page)).toHaveCount(0, { timeout: longestWaitMs });
  const picture = page.getByRole('main').getByRole('img', { name: /^验证图片/ });
  if (step.refill && !(await picture.isVisible())) {
    stage.press += 1;
    await step.press(stage);
    await picture.waitFor();
  }
  stage.press += 1;
  await step.refill?.(stage);
  await step.press(stage);
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
  const isPossible = async (action: () => Promise<void>, ms = shortMs) => {
    page.setDefaultTimeout(ms);
    try {
      await action();
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    } finally {
      page.setDefaultTimeout(actionMs);
    }
  };
  const pressRetry = async () => {
    const buttons = page.getByRole('button', { name: retry });
    const found = await buttons.count();
    for (let left = found; left > 0 && (await buttons.first().isVisible()); left -= 1) {
      stage.press += 1;
      await isPossible(() => buttons.first().click());
      await expect.poll(() => stage.rests).toBe(true);
    }
    return found > 0;
  };
  return [
    {
      name: 'login',
      take: async () => {
        const isAsked = await loginOn(page).getByLabel('登录名').isVisible();
        if (isAsked) await throughLogin(stage, journey);
        return isAsked;
      },
    },
    { name: 'retry', take: pressRetry },
    { name: 'press', take: () => (isOpening ? Promise.resolve(false) : isPossible(press)) },
    {
      name: 'press with a new picture',
      take: async () => (await page.getByText(/按新图片填写/).count()) > 0 && isPossible(press),
    },
    {
      name: 'another code',
      take: async () => {
        const before = journey.steps[journey.steps.indexOf(step) - 1];
        if (!step.hasCode || !before || (await waitFor(page).count()) === 0) return false;
        await askAgain(stage, before);
        if ((await settled(stage, before)) !== 'done') return false;
        return isPossible(async () => {
          await step.fill?.(stage);
          await press();
        }, actionMs);
      },
    },
    {
      name: 'otherwise',
      take: async () =>
        step.otherwise !== undefined && isPossible(async () => step.otherwise?.(stage)),
    },
    {
      name: 'fill',
      take: async () =>
        !stage.isFilled &&
        isPossible(async () => {
          await step.fill?.(stage);
          await press();
        }),
    },
    {
      // What was still on its way before may have said meanwhile that it did not come.
      name: 'retry, fill and press',
      take: async () =>
        (await pressRetry()) &&
        isPossible(async () => {
          await step.fill?.(stage);
          await press();
        }),
    },
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
    {
      name: 'from the start',
      take: () =>
        isPossible(async () => {
          const until = journey.steps.indexOf(step);
          for (const earlier of journey.steps.slice(0, until)) {
            stage.press += 1;
            await earlier.fill?.(stage);
            if (earlier.arrives) await askAgain(stage, earlier);
            else {
              await earlier.refill?.(stage);
              await earlier.press(stage);
            }
            if ((await settled(stage, earlier)) !== 'done') return;
          }
          await step.fill?.(stage);
          await press();
        }, actionMs),
    },
  ];
}

/** What is no longer there, or data that made no sense, are read anew; after any other failure that is not asked of a person. */
const anew = new Set(['reload', 'again', 'from the start']);

/** Tries again as a person would: the login that is asked for, what says 重试, the same press, another code, and so on. */
export async function goOn(
  stage: Stage,
  journey: Journey,
  step: Step,
  notice: Notice,
): Promise<boolean> {
  const taken: string[] = [];
  const isOver = await isGone(stage.page);
  const { loads } = stage;
  // A read without an answer is repeated by the portal once the device is online.
  if ((await settled(stage, step)) === 'done') return true;
  for (const way of waysOf(stage, journey, step)) {
    // The portal's own 刷新页面 may have begun the page anew.
    const isAnew = notice !== 'failure' || isOver || stage.isAstray || stage.loads > loads;
    if (!isAnew && anew.has(way.name)) break;
    if (!(await way.take())) continue;
    taken.push(way.name);
    if ((await settled(stage, step)) === 'done') {
      test.info().annotations.push({ type: 'way on', description: taken.join(', ') });
      return true;
    }
  }
  // On a busy machine a press may go through just after its time was over.
  return (await settled(stage, step)) === 'done';
}
