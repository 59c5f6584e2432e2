import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import portal from '../../../playwright.config';

const root = join(__dirname, '../../..');
const here = 'tools/contract-check';
const at = (port: number) => `http://127.0.0.1:${port}`;
const [preview, prism, asIs, madeUp, validated] = [8190, 8191, 8192, 8193, 8194];
const front = (port: number, to: number, more: string) => ({
  command: `node ${here}/others/front.mjs --port ${port} --to ${at(to)} --rest ${at(preview)} ${more}`,
  url: `${at(port)}/__violations`,
});
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/** The built portal before servers that others' tools make of the contract, and before one that they look at. */
export default defineConfig({
  ...portal,
  outputDir: join(root, 'test-results/contract'),
  testDir: root,
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: join(root, 'test-results/contractTools.json') }]]
    : [['list']],
  projects: [
    {
      name: 'Prism',
      testMatch: /others\/siteMap\.spec\.ts/,
      use: { ...desktop, baseURL: at(asIs) },
    },
    {
      name: 'Prism, made up',
      testMatch: /others\/siteMap\.spec\.ts/,
      use: { ...desktop, baseURL: at(madeUp) },
    },
    {
      name: 'main job',
      testMatch: /e2e\/(mainJobByTouch|applyToOutcome)\.spec\.ts/,
      // Two tabs at once are no other calls than one.
      grepInvert: /two tabs/,
      workers: 1,
      use: { ...phone, baseURL: at(validated) },
    },
    {
      name: 'express-openapi-validator',
      testMatch: /others\/violations\.spec\.ts/,
      dependencies: ['main job'],
      use: { baseURL: at(validated) },
    },
  ],
  webServer: [
    { command: `node config/preview.mjs --port ${preview}`, url: `${at(preview)}/home` },
    {
      command: `node ${here}/node_modules/@stoplight/prism-cli/dist/index.js mock config/openapi.yaml --host 127.0.0.1 --port ${prism} --verboseLevel error`,
      port: prism,
    },
    front(asIs, prism, ''),
    front(madeUp, prism, '--dynamic'),
    front(validated, preview, '--validate'),
  ].map((one) => ({ ...one, cwd: root, stdout: 'ignore', timeout: 60_000 }) as const),
});
