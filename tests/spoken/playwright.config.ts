import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const port = 8136;

/** Prints what a screen reader would say; run by hand (`npm run nightly spoken`), read by a person. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/spoken',
  workers: 1,
  reporter: [['line']],
  use: { ...base.use, baseURL: `http://127.0.0.1:${port}` },
  projects: [{ name: 'spoken', use: { viewport: { width: 1280, height: 800 } } }],
  webServer: {
    command: `node config/preview.mjs --port ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/home`,
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 60_000,
  },
});
