/**
 * Tests repeated while two loops keep the processors busy, to find those that fail now and then (docs/testing.md).
 *
 *   npm run load -- e2e [--times N] [--loops N] [arguments of `playwright test`]     the built portal is needed
 *   npm run load -- unit [--times N] [--loops N] [arguments of jest]
 *
 * Twice and beside two loops by default; `--loops 0` is for two runs beside each other, each in its own clone.
 * Prints the counts and what failed with its error; exit code 1 where anything failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';

const file = 'test-results/load.json';
const [what, ...others] = process.argv.slice(2);

/** Takes a number out of the arguments; 2 where it is not given. */
function take(option) {
  const at = others.indexOf(option);
  return at < 0 ? 2 : Number(others.splice(at, 2)[1]);
}

const times = take('--times');
const loopCount = take('--loops');

if (!['e2e', 'unit'].includes(what) || ![times, loopCount].every(Number.isInteger) || times < 1) {
  process.stderr.write(
    'npm run load -- e2e|unit [--times N] [--loops N] [arguments of the runner]\n',
  );
  process.exit(2);
}

// A loop ends by itself once this process is gone, in whatever way.
const busy = 'const parent = process.ppid; while (process.ppid === parent);';
const loops = Array.from({ length: loopCount }, () =>
  spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }),
);

/** Runs tests by a command. The lines of `.ci/report.mjs`: the counts, then the failures. */
async function run(runner, command, args) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const tests = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(tests, 'close');
  const report = spawn(process.execPath, ['.ci/report.mjs', runner, file]);
  return (await text(report.stdout)).trimEnd().split('\n');
}

const runs = {
  e2e: [
    () =>
      run('playwright', 'npx', [
        'playwright',
        'test',
        `--repeat-each=${times}`,
        '--reporter=json',
        ...others,
      ]),
  ],
  unit: Array.from(
    { length: times },
    () => () =>
      run('jest', 'npm', [
        'run',
        '--silent',
        'unit:all',
        '--',
        '--json',
        `--outputFile=${file}`,
        ...others,
      ]),
  ),
}[what];

const started = Date.now();
let hasFailed = false;
for (const start of runs) {
  const [counts, ...failures] = await start();
  const [passed, failed] = counts.split(' ').map(Number);
  hasFailed ||= failed > 0;
  process.stdout.write(`${[...failures, `${passed} runs passed, ${failed} failed`].join('\n')}\n`);
}
for (const loop of loops) loop.kill();
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
process.stdout.write(`${minutes} minutes beside ${loopCount} loops\n`);
process.exitCode = hasFailed ? 1 : 0;
