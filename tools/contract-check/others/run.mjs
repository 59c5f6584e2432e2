/**
 * `npm run nightly contract`: the tools of others on the contract. Spectral finds no warning; before Prism, as the examples are
 * and made up by the schemas, every route shows a screen; express-openapi-validator finds no violation in the main job.
 * Needs `npm run build` and Chromium.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installed } from '../../installed.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const here = fileURLToPath(new URL('..', import.meta.url));

function run(what, cwd, command) {
  const begun = performance.now();
  console.log(`== ${what}`);
  // By a shell, which finds the packages' commands on Windows, too.
  const { status } = spawnSync(`npx --no-install ${command}`, {
    cwd,
    shell: true,
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`== ${what}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  return status === 0;
}

installed('contract-check');
const spectral =
  'spectral lint ../../config/openapi.yaml --ruleset others/spectral.yaml --fail-severity hint';
const given = process.argv.slice(2).map((word) => JSON.stringify(word));
const browser = [
  'playwright test --config tools/contract-check/others/playwright.config.ts',
  ...given,
].join(' ');
const results = [
  run('Spectral', here, spectral),
  run('Prism and express-openapi-validator', root, browser),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
