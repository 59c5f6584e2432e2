/** `npm run mutation -- <folder>`: mutants of a folder of folders.mjs and who kills them. What follows goes to Stryker. */
import { spawnSync } from 'node:child_process';
import { folders } from './folders.mjs';

const [name, ...rest] = process.argv.slice(2);
if (!name || !Object.hasOwn(folders, name)) {
  process.stderr.write(`Name one of: ${Object.keys(folders).join(', ')}\n`);
  process.exit(1);
}
const { status } = spawnSync(
  'npx',
  ['stryker', 'run', 'tests/mutation/stryker.config.mjs', ...rest],
  // A mutant that a property sees is seen by few made-up values.
  {
    stdio: 'inherit',
    env: { NODE_ENV: 'test', PROPERTY_RUNS: '20', ...process.env, MUTATION: name },
  },
);
process.exitCode = status ?? 1;
