import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { password } from './server/accounts';

/** More attempts to sign in than these, or more time to get to one thing (ms), are a fault of the portal. */
const mostAttempts = 6;
const mostPatience = 120_000;

/** How long one waits for a sign of life: some answers of the slow server one after the other (ms). */
const patience = 15_000;

/** Whether something appears as long as one waits for it. */
function appears(sign: Locator): Promise<boolean> {
  return sign.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  );
}

/** Somebody who does what people do before a bad server: reads what the page says, and tries again. */
export class Person {
  constructor(
    readonly page: Page,
    readonly loginName: string,
  ) {}

  private get dialog(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByLabel('登录名') });
  }

  /** What a failed reading or picture offers. */
  private get retry(): Locator {
    return this.page.getByRole('button', { name: '重试', disabled: false });
  }

  private get anyNotice(): Locator {
    return this.page.locator('.ant-notification-notice');
  }

  /** The notice of a call that got no answer. */
  private get notice(): Locator {
    return this.anyNotice.filter({ hasText: '网络异常' });
  }

  /** A notice goes by itself; the next trouble is told from this one. */
  private async waitForNotices(): Promise<void> {
    await expect(this.anyNotice).toHaveCount(0);
  }

  /** The characters of the captcha picture that the page shows. */
  private async readCaptcha(form: Locator): Promise<string> {
    const picture = form.getByRole('img', { name: /验证图片/ });
    const again = form.getByRole('button', { name: '重试' });
    let drawn = '';
    await expect(async () => {
      await appears(picture.or(again).first());
      if (await again.isVisible()) await again.click();
      expect(await picture.isVisible()).toBe(true);
      // A picture that gives way to the next one can no longer be read.
      drawn = await picture.evaluate(async (image: HTMLImageElement) =>
        (await fetch(image.src)).text(),
      );
    }).toPass({ intervals: [100], timeout: mostPatience });
    return />(\w+)<\/text>/.exec(drawn)?.[1] ?? '';
  }

  /** Fills the form in and sends it; `captcha` in place of what the picture shows. */
  async fillLogin(form: Locator, captcha?: string): Promise<void> {
    const shown = await this.readCaptcha(form);
    await form.getByLabel('登录名').fill(this.loginName);
    await form.getByLabel('密码', { exact: true }).fill(password);
    await form.getByLabel('图中字符').fill(captcha ?? shown);
    await form.getByRole('button', { name: '登录', exact: true }).click();
  }

  /** Signs in with a form until it is gone. A login that is refused empties the captcha, wherever it says why. */
  async signIn(form: Locator): Promise<void> {
    const name = form.getByLabel('登录名');
    const captcha = form.getByLabel('图中字符');
    const isEmptyOrGone = () =>
      captcha.evaluateAll((fields) =>
        fields.every((field) => field instanceof HTMLInputElement && field.value === ''),
      );
    const refusal = this.anyNotice.or(form.getByRole('alert')).first();
    for (let left = mostAttempts; left > 0 && (await name.isVisible()); left -= 1) {
      await this.fillLogin(form);
      await expect
        .poll(async () => (await refusal.isVisible()) || (await isEmptyOrGone()))
        .toBe(true);
      await this.waitForNotices();
    }
  }

  /** Whether what was pressed has to be pressed again, as far as one can tell from the trouble. */
  private async overcome(): Promise<boolean> {
    if (await this.dialog.isVisible()) {
      await this.signIn(this.dialog);
      // The page under the login reads anew and may be a step further: one looks before one presses.
      return false;
    }
    if (await this.retry.first().isVisible()) {
      await this.retry.first().click();
      return false;
    }
    await this.waitForNotices();
    return true;
  }

  /** Waits until something is there, and overcomes what stands in the way. `again` is done after a loss. */
  async see(goal: Locator, again?: () => Promise<void>): Promise<void> {
    const trouble = this.dialog.or(this.retry).or(this.notice);
    const sign = goal.or(trouble).first();
    const isThere = () => goal.first().isVisible();
    let isDue = false;
    await expect(async () => {
      // Who sees nothing happen presses again.
      if (!isDue) isDue = !(await appears(sign));
      if (await isThere()) return;
      if (await trouble.first().isVisible()) isDue = await this.overcome();
      if (isDue && !(await isThere())) await again?.();
      isDue = false;
      expect(await isThere()).toBe(true);
    }).toPass({ intervals: [100], timeout: mostPatience });
  }

  /** Presses something until what it leads to is there. */
  async press(button: Locator, goal: Locator): Promise<void> {
    await button.click();
    await this.see(goal, async () => {
      if (await button.isVisible()) await button.click();
    });
  }
}

/** Faults that the page must not have before any server: refused as malformed, unknown, or thrown by a script. */
function recordFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('response', async (response) => {
    if ([400, 404, 405, 500].includes(response.status())) {
      faults.push(`${response.status()} ${response.url()} ${await response.text()}`);
    }
  });
  return faults;
}

/** A browser of somebody who has an account on the other server and has done nothing there yet. */
export const test = base.extend<{ person: Person }>({
  person: async ({ page }, use, { testId, repeatEachIndex }) => {
    const faults = recordFaults(page);
    await use(new Person(page, `seeker-${testId}-${repeatEachIndex}`));
    expect(faults).toEqual([]);
  },
});

export { expect };
