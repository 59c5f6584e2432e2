import { expect, type Page } from '@playwright/test';
import type { Notice } from './fault';
import { ownLogin } from './journey';

interface Shown {
  /** Everything that can be read. */
  text: string;
  /** What says how things stand: notices, states, dialogs. */
  words: string[];
  /** Links and buttons that can be pressed. */
  ways: string[];
  isBusy: boolean;
  /** Markup that came as text has run. */
  isBroken: boolean;
}

/** What the person sees; undefined while the browser is between two pages. */
async function shownOn(page: Page): Promise<Shown | undefined> {
  try {
    return await page.evaluate(async () => {
      // The browser is between two pages.
      if (!document.body) return undefined;
      // Whatever the last answer has set off is drawn once the page has nothing to do.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      const isSeen = (element: Element) =>
        element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true });
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
      const textOf = (element: Element) =>
        // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
        element instanceof HTMLElement ? element.innerText.trim() : '';
      const saying =
        '[role="alert"], [role="status"], [role="note"], [role="dialog"], dialog[open], .ant-notification-notice, .ant-message-notice, .ant-form-item-explain-error, section[tabindex="-1"]';
      return {
        text: textOf(document.body),
        words: [
          ...all(saying).map(textOf),
          ...all('main :is(h1, h2)')
            .map(textOf)
            .filter((text) => /^没有找到|已被删除$/.test(text)),
        ].filter(Boolean),
        ways: all('a[href], button:enabled').map(textOf).filter(Boolean),
        // A page that has drawn nothing yet is still on its way.
        isBusy:
          all('[aria-busy="true"], .ant-spin-spinning, #shell').length > 0 ||
          textOf(document.body).length < 20 ||
          document.readyState !== 'complete',
        isBroken: 'broken' in window,
      };
    });
  } catch (error) {
    if (/context was destroyed|navigati/i.test(String(error))) return undefined;
    throw error;
  }
}

export const isBusy = async (page: Page): Promise<boolean> => (await shownOn(page))?.isBusy ?? true;

/** Words of the code in place of words for people. */
const ofTheCode =
  /undefined|\bNaN\b|\[object |Invalid Date|\bnull\b|TypeError|status code \d|\{\w+\}/;

/** A page that needs a person has led to the login, which says so by itself. */
export const isSentToLogin = (page: Page): boolean =>
  page.url().includes('/censorlogin') && !page.url().includes(ownLogin);

/** A heading that says that what the person was at is no more. */
const gone = /^没有找到|已被删除$/m;

export const isGone = (page: Page): Promise<boolean> =>
  page.getByRole('heading', { name: gone }).isVisible();

/** A button that tries again. */
export const retry = /重试|再试|刷新页面/;

/** Words that tell the person what to do, or that nothing can be done: no right to it, or it is no more. */
const advice =
  /请|重试|再试|可以|登录|检查|刷新|下面是最新|恢复网络后|没有权限|^没有找到|已被删除$/m;

/** No blank screen, no words of the code, no markup that runs. */
export async function expectSound(page: Page): Promise<Shown> {
  let shown: Shown | undefined;
  await expect
    .poll(
      async () => {
        shown = await shownOn(page);
        // After a reload of its own the portal shows nothing for a moment (spec §4).
        return shown !== undefined && shown.text.length > 20;
      },
      { message: 'blank screen, or between two pages, for ever' },
    )
    .toBe(true);
  if (!shown) throw new Error('Nothing is shown');
  expect(ofTheCode.exec(shown.text)?.[0], 'words of the code').toBeUndefined();
  expect(shown.isBroken, 'markup has run').toBe(false);
  return shown;
}

/** A screen that the fault holds up: sound, not loading for ever, with words and with a way on. */
export async function expectWayOn(page: Page, notice: Notice): Promise<void> {
  await expect.poll(() => isBusy(page), { message: 'loads for ever' }).toBe(false);
  const shown = await expectSound(page);
  expect(shown.ways.length, 'ways on').toBeGreaterThan(0);
  if (notice === 'failure' && !isSentToLogin(page)) {
    const words = [...shown.words, ...shown.ways.filter((way) => retry.test(way))];
    expect(words.join('\n'), 'words that say what to do').toMatch(advice);
  }
}

/** What is typed on the page, or chosen by name; what counts once is left out. */
export function typedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)');
    return [...all].flatMap(({ type, labels, name, checked, value, ariaLabel }) => {
      const label = labels?.[0]?.textContent ?? ariaLabel ?? name;
      if (type === 'file' || /图中字符|验证码/.test(label)) return [];
      if (type === 'checkbox' || type === 'radio') return checked ? [`${label}: chosen`] : [];
      return value ? [value] : [];
    });
  });
}
