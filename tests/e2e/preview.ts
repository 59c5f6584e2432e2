import { test as base, expect, type Page } from '@playwright/test';
import type { ApplyResult, Success } from '../../src/services/types';

export type Persona = 'visitor' | 'newcomer' | 'complete' | 'deliveries' | 'reviewer';

export interface Preview {
  /** Sets the persona from the next page on. Without a persona the login counts. */
  as(persona: Persona): Promise<void>;
  /** The answer of the captcha picture that is fetched while `action` runs. */
  captchaAfter(action: () => Promise<unknown>): Promise<string>;
  /** The last code "sent" to a mobile number or an e-mail address. */
  codeFor(to: string): Promise<string>;
  /**
   * Ends every session now. The browser's console may then report the page's 412, and a 401 for calls with the
   * visitor's token that follows.
   */
  expire(): Promise<void>;
  /** The reviewer's move: puts a delivery into its next state. */
  move(deliveryId: string, status: string): Promise<void>;
}

async function captchaAfter(page: Page, action: () => Promise<unknown>): Promise<string> {
  const picture = page.waitForResponse((response) => response.url().includes('/captcha/generate'));
  await action();
  const answer = (await picture).headers()['x-preview-captcha'];
  if (!answer) throw new Error('The captcha came without its answer');
  return answer;
}

interface Message {
  to: string;
  code?: string;
}

async function codeFor(page: Page, to: string): Promise<string> {
  const messages: Message[] = await (await page.request.get('/__preview/outbox')).json();
  const code = messages.find((message) => message.to === to)?.code;
  if (!code) throw new Error(`No code was sent to ${to}`);
  return code;
}

/** Chromium's hint: a style file that the page fetches ahead was not used within 3 s after loading. */
const lateStyles = /^The resource \S+(\/\S+\.css) was preloaded using link preload but not used/;

/**
 * Waits until a frame of the page uses the style file, or the page has another document. The complaint about a file that is
 * not used, else undefined.
 */
async function complaintAbout(page: Page, file: string): Promise<string | undefined> {
  let isLeft = false;
  page.once('domcontentloaded', () => {
    isLeft = true;
  });
  const link = `link[rel="stylesheet"][href$="${file}"]`;
  const isExplained = async () => {
    // A frame may go meanwhile.
    const counts = page.frames().map((frame) => frame.locator(link).count());
    const used = await Promise.allSettled(counts);
    return isLeft || used.some((one) => one.status === 'fulfilled' && one.value > 0);
  };
  try {
    await expect.poll(isExplained).toBe(true);
    return undefined;
  } catch {
    return `fetched ahead and not used: ${file}`;
  }
}

/** How many times slower than the machine the page's processor is (`SLOW_DOWN`, docs/testing.md, Writing one). */
const slowDown = Number(process.env.SLOW_DOWN ?? 1);

/**
 * A browser with its own preview space, so that tests do not disturb each other. Errors on the console and errors thrown
 * by scripts fail the test. The hint about an unused style file does not, as a slow machine causes it.
 */
export const test = base.extend<{ preview: Preview }>({
  preview: async ({ page, context, baseURL }, use, { testId }) => {
    const url = baseURL ?? '';
    if (slowDown > 1) {
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    }
    await context.addCookies([
      { name: 'preview_space', value: `e2e-${testId}`.replace(/[^\w-]/g, '-').slice(0, 40), url },
    ]);
    const complaints: string[] = [];
    const late: Promise<string | undefined>[] = [];
    let isExpiryDue = false;
    page.on('console', (message) => {
      if (isExpiryDue && /status of (401|412)/.test(message.text())) return;
      // playwright.config.ts (serviceWorkers); tests/e2e/offline.spec.ts has it.
      if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
      const lateFile = lateStyles.exec(message.text())?.[1];
      if (lateFile) late.push(complaintAbout(page, lateFile));
      else if (message.type() === 'error' || message.type() === 'warning') {
        complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      }
    });
    page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
    await use({
      as: (persona) => context.addCookies([{ name: 'preview_persona', value: persona, url }]),
      captchaAfter: (action) => captchaAfter(page, action),
      codeFor: (to) => codeFor(page, to),
      expire: async () => {
        isExpiryDue = true;
        expect((await page.request.post('/__preview/expire')).ok()).toBe(true);
      },
      move: async (deliveryId, status) => {
        const answer = await page.request.post(`/__preview/deliveries/${deliveryId}`, {
          data: { status },
        });
        expect(answer.ok(), await answer.text()).toBe(true);
      },
    });
    const unused = (await Promise.all(late)).filter((complaint) => complaint !== undefined);
    expect([...complaints, ...unused]).toEqual([]);
  },
});

export { expect };

/** The delivery that the answer to the application names. */
export async function deliveryAfter(page: Page, action: () => Promise<unknown>): Promise<string> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().includes('/wizard/apply/'),
  );
  await action();
  const body: Success<ApplyResult> = await (await answered).json();
  return body.data.delivery.id;
}
