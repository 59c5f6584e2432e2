import { dirname } from 'node:path';
import { defineConfig } from '@playwright/test';
import portal from '../playwright.config';
import { addresses } from '../tests/deploy/addresses';

const { server, root, subPath, releases } = addresses;

/** One nginx of deploy/, with the preview server as the server of the calls. */
function place(command: string, listen: string, page: string) {
  return {
    command,
    cwd: dirname(__dirname),
    env: { PORTAL_LISTEN: listen, PORTAL_SERVER: server, PORTAL_ACCESS_LOG: 'off' },
    url: page,
    ignoreHTTPSErrors: true,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    timeout: 60_000,
  };
}

/** The built portal behind the production nginx at two places: at the root, and under a path over TLS. */
export default defineConfig({
  ...portal,
  testDir: '../tests/deploy',
  outputDir: '../test-results/deploy',
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: '../test-results/deploy.json' }]]
    : [['list']],
  use: { ...portal.use, viewport: { width: 1280, height: 800 } },
  projects: [
    // The longest file first; it serves its two releases itself.
    { name: 'releases', testMatch: /releases\.spec/, use: { baseURL: `http://${releases}` } },
    { name: 'root', testIgnore: /(?:subPath|releases)\.spec/, use: { baseURL: `http://${root}` } },
    {
      name: 'subPath',
      testMatch: /subPath\.spec/,
      use: { baseURL: `https://${subPath}/talent/`, ignoreHTTPSErrors: true },
    },
  ],
  webServer: [
    {
      command: `node config/preview.mjs --port ${server.split(':')[1]}`,
      cwd: dirname(__dirname),
      url: `http://${server}/home`,
      reuseExistingServer: false,
      stdout: 'ignore',
      timeout: 60_000,
    },
    place('node deploy/asImage.mjs', root, `http://${root}/home`),
    place('node tests/deploy/otherPlace.mjs', subPath, `https://${subPath}/talent/home`),
  ],
});
