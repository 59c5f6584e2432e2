import { dirname } from 'node:path';
import { defineConfig } from '@playwright/test';
import portal from '../playwright.config';

const listen = '127.0.0.1:8137';
const server = '127.0.0.1:8136';

/** The built portal behind the production nginx, with the preview server as the server of the calls. */
export default defineConfig({
  ...portal,
  testDir: '../tests/deploy',
  outputDir: '../test-results/deploy',
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: '../test-results/deploy.json' }]]
    : [['list']],
  use: { ...portal.use, baseURL: `http://${listen}` },
  projects: [{ name: 'nginx', use: { viewport: { width: 1280, height: 800 } } }],
  webServer: [
    {
      command: `node config/preview.mjs --port ${server.split(':')[1]}`,
      cwd: dirname(__dirname),
      url: `http://${server}/home`,
      reuseExistingServer: false,
      stdout: 'ignore',
      timeout: 60_000,
    },
    {
      command: 'node deploy/serve.mjs',
      cwd: dirname(__dirname),
      env: { PORTAL_LISTEN: listen, PORTAL_SERVER: server },
      url: `http://${listen}/home`,
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
});
