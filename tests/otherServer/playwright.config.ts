import { dirname } from 'node:path';
import { defineConfig } from '@playwright/test';
import portal from '../../playwright.config';

/** Answers within a tenth of a second, and as slow as the slowest server that is bearable. */
const servers = [
  // First, as its one test takes as long as all the others.
  { name: 'slow', port: 8152, delay: '1000-3000' },
  { name: 'quick', port: 8151, delay: '10-100' },
];

/** The built portal before a second server, which is written from the contract alone (tests/otherServer/server). */
export default defineConfig({
  ...portal,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/other',
  timeout: 120_000,
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: '../../test-results/other.json' }]]
    : [['list']],
  projects: servers.map(({ name, port }) => ({
    name,
    grep: name === 'slow' ? /@slow/ : undefined,
    // Some sixty answers one after the other, two seconds each.
    ...(name === 'slow' && { timeout: 400_000, expect: { timeout: 60_000 } }),
    use: {
      actionTimeout: 10_000,
      baseURL: `http://127.0.0.1:${port}`,
      viewport: { width: 1280, height: 800 },
    },
  })),
  webServer: servers.map(({ port, delay }) => ({
    command: `node tests/otherServer/serve.mjs --port ${port} --delay ${delay}`,
    cwd: dirname(dirname(__dirname)),
    url: `http://127.0.0.1:${port}/home`,
    reuseExistingServer: false,
    timeout: 60_000,
  })),
});
