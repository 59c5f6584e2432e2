import { TestBrowser } from '@@/testBrowser';
import { setImmediate as turn } from 'node:timers/promises';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history } from '@umijs/max';
import type { Persona } from '../../mock/_preview/personas';
import type { Scenario } from '../../mock/_preview/scenarios';
import { type Call, connectPreview, disconnectPreview, type PreviewLine } from './previewAdapter';

export interface RouteOptions {
  /** Who sits at the screen; a visitor unless said. */
  persona?: Persona;
  /** What the preview server does; changed later by `setServer`. */
  server?: Scenario;
  /** The stored language preference; zh-CN unless said. */
  locale?: string;
  /** ISO 8601: stops the calendar of the portal and of the preview server at that moment; timers go on. */
  now?: string;
  /** A preview space of an earlier mount in the same test, to come back to. */
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
  // What the page still had in hand comes to its end before the device is emptied for the next one.
  for (let left = 5; left > 0; left -= 1) await turn();
  jest.useRealTimers();
  delete process.env.PREVIEW_NOW;
  window.localStorage.clear();
  window.sessionStorage.clear();
  const faults = lines.splice(0).flatMap((line) => line.faults);
  if (faults.length > 0) throw new Error(`The contract was broken:\n${faults.join('\n')}`);
});

function stopCalendar(now: string): void {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...timersThatGoOn] });
  process.env.PREVIEW_NOW = now;
}

/**
 * A person whose texts come in two inputs, the first character and the rest, as from an input method: a form is drawn twice
 * instead of once for each character. Texts with keys in them (`{Enter}`) are typed key by key.
 */
function writer() {
  const user = userEvent.setup();
  const type: typeof user.type = async (element, text, options) => {
    if (options || text.length < 3 || /[{[]/.test(text)) return user.type(element, text, options);
    await user.type(element, text.slice(0, 1));
    await user.paste(text.slice(1));
  };
  return { ...user, type };
}

/**
 * Mounts the real portal (router, layout, providers, models) at a path against the preview server's own
 * handlers, in a preview space of its own. Every call and every answer is checked against the contract;
 * a fault fails the test. Query with `screen`, drive with `user`.
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
    faults: [],
  };
  lines.push(line);
  connectPreview(line);

  const { pathname, search, hash } = new URL(path, 'http://portal');
  const user = writer();
  const { unmount } = render(<TestBrowser location={{ pathname, search, hash }} />);
  return {
    user,
    unmount,
    space,
    /** Path, query and hash where the portal is now. */
    at: (): string => history.location.pathname + history.location.search + history.location.hash,
    /** What the preview server does from now on. */
    setServer: (next: Scenario): void => {
      line.cookies.set('preview_server', next);
    },
    /** The calls made so far, oldest first; with an argument, those whose path holds it. */
    calls: (part = ''): Call[] => line.calls.filter((call) => call.url.includes(part)),
  };
}

export type Mounted = ReturnType<typeof renderRoute>;
