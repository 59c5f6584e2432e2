/**
 * `npm run nightly mutation [folder]`: mutants of every folder of folders.mjs, or of one, and who kills them. What follows the
 * folder goes to Stryker.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { folders } from './folders.mjs';

const core = createRequire(import.meta.url).resolve('@stryker-mutator/core');
const stryker = join(dirname(core), '../../bin/stryker.js');

function mutate(name, rest) {
  console.log(`== mutation of ${name}`);
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', 'tools/nightly/mutation/stryker.config.mjs', ...rest],
    // A mutant that a property sees is seen by few made-up values.
    {
      stdio: 'inherit',
      env: { NODE_ENV: 'test', PROPERTY_RUNS: '20', ...process.env, MUTATION: name },
    },
  );
  return status === 0;
}

const [name, ...rest] = process.argv.slice(2);
if (name && !Object.hasOwn(folders, name)) {
  console.error(`There is no ${name}. Name one of: ${Object.keys(folders).join(', ')}`);
  process.exit(1);
}
const outcomes = (name ? [name] : Object.keys(folders)).map((one) => mutate(one, rest));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
