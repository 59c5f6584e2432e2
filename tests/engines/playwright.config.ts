import { defineConfig } from '@playwright/test';
import { firefoxPath } from './firefox';
import type { EngineName } from './test';
import { webkitPath } from './webkit';

const port = 8141;
const baseURL = `http://127.0.0.1:${port}`;
const results = '../../test-results';

// Node has WebSocket from 22 on; Node 20 when it is told to. The workers read this.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`;

// Once, and not in each worker.
if (process.env.TEST_WORKER_INDEX === undefined) {
  const line = (name: string, path: string | undefined, packages: string) =>
    path
      ? `${name}: ${path}`
      : `${name}: NOT RUN, for it is not installed (apt-get install ${packages})`;
  process.stdout.write(
    `${line('Firefox', firefoxPath, 'firefox-esr')}\n${line('WebKit', webkitPath, 'webkit2gtk-driver xvfb locales')}\n`,
  );
}

const installed = [
  ...(firefoxPath ? (['firefox'] as const) : []),
  ...(webkitPath ? (['webkit'] as const) : []),
];

/** The built portal in the engines that are installed (docs/testing.md, Engines). */
export default defineConfig<{ engineName: EngineName }>({
  testDir: '.',
  testIgnore: installed.length === 0 ? /./ : [],
  outputDir: `${results}/engines`,
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  retries: 0,
  timeout: 480_000,
  reporter: process.env.CI
    ? [['list'], ['json', { outputFile: `${results}/engines.json` }]]
    : [['list']],
  use: { baseURL },
  projects: installed.map((name) => ({
    name,
    use: { engineName: name },
    // Its driver cannot print.
    testIgnore: name === 'webkit' ? /paper/ : [],
  })),
  webServer: {
    command: `node config/preview.mjs --port ${port}`,
    cwd: '../..',
    url: `${baseURL}/home`,
    reuseExistingServer: false,
    stdout: 'ignore',
    timeout: 60_000,
  },
});
