import { dirname } from 'node:path';
import { defineConfig } from '@playwright/test';
import portal from '../playwright.config';

const server = '127.0.0.1:8136';
const root = '127.0.0.1:8137';
const subPath = '127.0.0.1:8138';

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
    { name: 'root', testIgnore: /subPath\.spec/, use: { baseURL: `http://${root}` } },
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
