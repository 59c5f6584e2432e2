/**
 * `npm run nightly [name …]`, after a build: what takes too long for each change. Without names all of it, one after the other;
 * the last lines say how long each took and how it ended. What follows a single name goes to it.
 */
import { spawnSync } from 'node:child_process';
import { installed } from '../installed.mjs';

const playwright = (folder) => [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  `tests/${folder}/playwright.config.ts`,
];

const runs = {
  everyone: playwright('everyone'),
  // Without an engine there is no test.
  engines: [...playwright('engines'), '--pass-with-no-tests'],
  faults: ['tests/faults/run.mjs'],
  hostile: ['node_modules/@playwright/test/cli.js', 'test'],
  contract: ['tools/contract-check/others/run.mjs'],
  load: ['tools/perf/scale.mjs'],
  'antd-lint': ['tools/nightly/antdLint.mjs'],
  mutation: ['tools/nightly/mutation/run.mjs'],
};

const given = process.argv.slice(2);
const names = given.filter((name) => Object.hasOwn(runs, name));
const rest = names.length === 1 ? given.slice(given.indexOf(names[0]) + 1) : [];
if (names.length + rest.length < given.length) {
  console.error(`Name some of: ${Object.keys(runs).join(', ')}`);
  process.exit(1);
}
installed('nightly');
const figures = [];
for (const name of names.length > 0 ? names : Object.keys(runs)) {
  const begun = performance.now();
  // playwright.config.ts
  const env = name === 'hostile' ? { ...process.env, NIGHTLY: '1' } : process.env;
  const { status } = spawnSync(process.execPath, [...runs[name], ...rest], {
    stdio: 'inherit',
    env,
  });
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  figures.push(`${status === 0 ? 'ok    ' : 'FAILED'} ${minutes.padStart(5)} min  ${name}`);
  if (status !== 0) process.exitCode = 1;
}
console.log(`== nightly\n${figures.join('\n')}`);
