import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const port = 8139;

/** What WCAG asks beyond axe, over all screens (docs/testing.md, Everyone); `npm run nightly everyone`. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/everyone',
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: '../../test-results/everyone.json' }]]
    : [['list']],
  use: { ...base.use, baseURL: `http://127.0.0.1:${port}` },
  projects: [
    {
      name: 'desktop',
      testIgnore: /OnPhone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /OnPhone/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node config/preview.mjs --port ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/home`,
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 60_000,
  },
});
