import { TestBrowser } from '@@/testBrowser';
import { setImmediate as turn } from 'node:timers/promises';
import { render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { clearDrafts } from '@/utils/draftStore';
import { forgetDates } from '@/utils/keepDates';
import type { Persona } from '../../mock/_preview/personas';
import type { Scenario } from '../../mock/_preview/scenarios';
import { removeSpaces } from '../../mock/_preview/store';
import { type Call, connectPreview, disconnectPreview, type PreviewLine } from './previewAdapter';
import { Unstyled } from './unstyled';

export interface RouteOptions {
  /** The persona; a visitor by default. */
  persona?: Persona;
  /** The server's scenario; `setServer` changes it later. */
  server?: Scenario;
  /** The stored language preference; zh-CN by default. */
  locale?: string;
  /** ISO 8601: the fixed time of portal and preview server; timers go on. */
  now?: string;
  /** The preview space of an earlier mount in the same test, to use it again. */
  space?: string;
}

const timersThatGoOn = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const lines: PreviewLine[] = [];
let spaces = 0;

afterEach(async () => {
  disconnectPreview();
  // Lets the page finish its work before the storages are emptied for the next test.
  for (let left = 5; left > 0; left -= 1) await turn();
  jest.useRealTimers();
  delete process.env.PREVIEW_NOW;
  removeSpaces();
  await clearDrafts();
  await forgetDates();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const errors = lines.splice(0).flatMap((line) => line.errors);
  if (errors.length > 0) throw new Error(`The contract was broken:\n${errors.join('\n')}`);
});

function stopCalendar(now: string): void {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...timersThatGoOn] });
  process.env.PREVIEW_NOW = now;
}

/**
 * A user whose texts arrive in two inputs, the first character and the rest, as from an input method: a form is then drawn
 * twice, not once for each character. Texts with keys in them (`{Enter}`) are typed key by key.
 */
function writer() {
  // What cannot be pressed is so by antd's styles, which are off here.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const type: typeof user.type = async (element, text, options) => {
    if (options || text.length < 3 || /[{[]/.test(text)) return user.type(element, text, options);
    await user.type(element, text.slice(0, 1));
    await user.paste(text.slice(1));
  };
  return { ...user, type };
}

/**
 * Mounts the real portal (router, layout, providers, models) at a path against the preview server's own
 * handlers, in its own preview space. Every call and answer is checked against the contract; an error fails the test.
 * Query with `screen`, act with `user`.
 */
export function renderRoute(path: string, options: RouteOptions = {}) {
  const { persona = 'visitor', server = 'normal', locale = 'zh-CN', now } = options;
  if (now) stopCalendar(now);
  window.localStorage.setItem('umi_locale', locale);
  spaces += 1;
  const space = options.space ?? `test-${spaces}`;
  const line: PreviewLine = {
    cookies: new Map([
      ['preview_persona', persona],
      ['preview_server', server],
      ['preview_space', space],
    ]),
    calls: [],
    errors: [],
  };
  lines.push(line);
  connectPreview(line);

  const { pathname, search, hash } = new URL(path, 'http://portal');
  const user = writer();
  const { unmount } = render(
    <Unstyled>
      <TestBrowser location={{ pathname, search, hash }} />
    </Unstyled>,
  );
  return {
    user,
    unmount,
    space,
    /** The present path, query and hash. */
    at: (): string => history.location.pathname + history.location.search + history.location.hash,
    /** Sets the server's scenario from now on. */
    setServer: (next: Scenario): void => {
      line.cookies.set('preview_server', next);
    },
    /** The calls so far, oldest first; with an argument, those whose path contains it. */
    calls: (part = ''): Call[] => line.calls.filter((call) => call.url.includes(part)),
  };
}

export type Mounted = ReturnType<typeof renderRoute>;

/**
 * A screen that was mounted with a failing server says so (in these words, in the region of this name), and comes at a press
 * of 重试 when the server answers again.
 */
export async function afterFailure<T extends Mounted>(
  portal: T,
  words?: string,
  region?: string,
): Promise<T> {
  const place = region ? within(await screen.findByRole('region', { name: region })) : screen;
  const retry = await place.findByRole('button', { name: '重试' });
  if (words) expect(place.getByText(words)).toBeVisible();
  portal.setServer('normal');
  await portal.user.click(retry);
  return portal;
}
