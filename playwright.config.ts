import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

const port = 8135;
const baseURL = `http://127.0.0.1:${port}`;

/**
 * CHROMIUM_PATH, else the system's Chromium, else the one Playwright has installed. The headless shell comes first: the same
 * engine without a window's own parts, which take processor time beside each test.
 */
function chromiumPath(): string {
  const known = [
    process.env.CHROMIUM_PATH ?? '',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  const found = known.find((path) => path !== '' && existsSync(path));
  if (found) return found;
  throw new Error(
    'No Chromium found. Debian: apt-get install chromium-headless-shell fonts-noto-cjk (or chromium). Elsewhere: npx playwright install chromium, or set CHROMIUM_PATH.',
  );
}

if (!existsSync('dist/index.html')) {
  throw new Error('The browser tests run against the built portal: npm run build first.');
}

const browser = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  },
};

/** `dist-plain`, the portal without its first paint, has a report of its own (.ci/run). */
const report = process.env.FIRST_PAINT === 'off' ? 'plain' : 'e2e';

/** Where pages have a part of the processor alone (`SLOW_DOWN=4`), everything may take longer. */
const slowDown = Number(process.env.SLOW_DOWN ?? 1);

/** Long tests of what seldom changes: `npm run nightly hostile`. */
const left = process.env.NIGHTLY ? [] : [/@nightly/];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${report}`,
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  ...(process.env.NIGHTLY && { grep: /@nightly/ }),
  retries: 0,
  timeout: 60_000 * slowDown,
  expect: { timeout: 10_000 * slowDown },
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: `test-results/${report}.json` }]]
    : [['list']],
  use: {
    ...browser,
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // It would answer in place of a server that a test makes fail; offline.spec.ts tries it.
    serviceWorkers: 'block',
    // A trace of every test costs a tenth of the time or more: `--trace on` for the one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /ByTouch|OnPhone/,
      // Tabs, sessions, storage and addresses, to which the width of the window is all one, and journeys whose screens are looked at in both.
      grepInvert: [/@anyWidth/, ...left],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Staff's tasks are counted once, in presses of a mouse; a sanitiser knows no screen size.
      testIgnore: /ByKeyboard|staffTasks|hostileText/,
      grepInvert: left,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node config/preview.mjs --port ${port}`,
    url: `${baseURL}/home`,
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 60_000,
  },
});
