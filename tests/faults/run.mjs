/** `npm run nightly faults`: the whole matrix; with `--sample` its fixed part, with `--fields` null for one field after the other. Everything else goes to Playwright (`--shard`, `--grep`). */
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const project = given.includes('--sample')
  ? 'sample'
  : given.includes('--fields')
    ? 'fields'
    : 'whole';
const rest = given.filter((arg) => arg !== '--sample' && arg !== '--fields');
const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--config',
    'tests/faults/playwright.config.ts',
    '--project',
    project,
    ...rest,
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
