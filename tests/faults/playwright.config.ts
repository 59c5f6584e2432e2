import { defineConfig } from '@playwright/test';
import portal from '../../playwright.config';

const port = Number(process.env.FAULTS_PORT ?? 8200);
const baseURL = `http://127.0.0.1:${port}`;
const results = '../../test-results';

/** Journeys × faults before the built portal (docs/testing.md, Faults). `sample` is a fixed part of `whole`. */
export default defineConfig({
  ...portal,
  testDir: '.',
  testMatch: 'cells.spec.ts',
  outputDir: `${results}/faults`,
  globalSetup: './record.ts',
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['./matrixReporter.ts'],
    ...(process.env.CI
      ? [['json', { outputFile: `${results}/faults.json` }] as ['json', { outputFile: string }]]
      : []),
  ],
  expect: { timeout: 8_000 },
  use: {
    ...portal.use,
    baseURL,
    actionTimeout: 5_000,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'whole', timeout: 150_000, grepInvert: /null in turn/ },
    { name: 'fields', timeout: 150_000, grep: /null in turn/ },
    { name: 'sample', timeout: 150_000, grep: /@sample/ },
  ],
  webServer: {
    command: `node config/preview.mjs --port ${port}`,
    cwd: '../..',
    url: `${baseURL}/home`,
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 60_000,
  },
});
