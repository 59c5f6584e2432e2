import { expect } from '@playwright/test';
import type { Fault } from '../fault';
import type { Stage } from '../stage';

/** The storages take nothing more. */
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** The storages may not be touched at all, as with cookies of all kinds refused. */
const blocked = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  // Firefox refuses the channel between tabs, too.
  Object.defineProperty(window, 'BroadcastChannel', {
    value: class {
      constructor() {
        refuse();
      }
    },
  });
  // The browser refuses the locks together with the storages (Web Locks, W3C).
  const reject = async () => refuse();
  Object.defineProperty(navigator, 'locks', { value: { request: reject, query: reject } });
};

/** Something else has written under the portal's keys, once. */
const junk = () => {
  if (document.cookie.includes('junk=1')) return;
  // biome-ignore lint/suspicious/noDocumentCookie: a mark that the storages' own state does not touch
  document.cookie = 'junk=1';
  const keys = ['token', 'user', 'site', 'domain', 'recent', 'searches', 'appearance', 'compare'];
  for (const [index, key] of keys.entries()) {
    const value = ['{"key":', 'null', '[[1]]', '{"value":{}}'][index % 4] ?? '';
    localStorage.setItem(`army-site-${key}`, value);
    sessionStorage.setItem(`army-site-tab-${key}`, value);
  }
  localStorage.setItem('umi_locale', '\u0000');
};

/** What is so from the beginning to the end; the person notices nothing, or is told so beside it. */
function condition(
  name: string,
  fault: Partial<Fault>,
  prepare?: (stage: Stage) => Promise<unknown>,
): Fault {
  return {
    name,
    notice: 'none',
    places: () => ['all'],
    install: async (stage) => {
      stage.hits = 1;
      await prepare?.(stage);
    },
    ...fault,
  };
}

const script = (name: string, run: () => void): Fault =>
  condition(name, {}, ({ page }) => page.addInitScript(run));

const dayMs = 86_400_000;

const clock = (name: string, byMs: number): Fault =>
  condition(name, {}, ({ page }) => page.clock.setSystemTime(Date.now() + byMs));

/** WCAG 1.4.12: what a person may set, and nothing may be lost by it. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const spaced = ({ page }: Stage) =>
  page.addInitScript((css) => {
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    });
  }, spacing);

const nothingSideways: Fault['after'] = async ({ page }) => {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, 'sideways').toBeLessThanOrEqual(0);
};

export const device: Fault[] = [
  script('storage full', full),
  script('storage blocked', blocked),
  script('junk in the storage', junk),
  clock('clock a day ahead', dayMs),
  clock('clock a day behind', -dayMs),
  condition('another zone', { use: { timezoneId: 'America/Los_Angeles' } }),
  condition('zoom 200 %', {
    use: { viewport: { width: 640, height: 400 } },
    after: nothingSideways,
  }),
  condition(
    'text spacing',
    { use: { viewport: { width: 640, height: 800 } }, after: nothingSideways },
    spaced,
  ),
];
