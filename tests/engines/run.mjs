/** `npm run nightly engines`: the portal in Firefox and WebKit, those that are installed; with `--sample` what .ci/run plays. Everything else goes to Playwright. */
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const isSample = given.includes('--sample');
const rest = given.filter((arg) => arg !== '--sample');
const command = ['playwright', 'test', '--config', 'tests/engines/playwright.config.ts'];
const { status } = spawnSync(
  'npx',
  [...command, '--pass-with-no-tests', ...(isSample ? ['--grep', '@sample'] : []), ...rest],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
