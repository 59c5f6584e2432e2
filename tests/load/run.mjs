/**
 * Tests repeated while two loops keep the processors busy, to find those that fail now and then (docs/testing.md).
 *
 *   npm run load -- e2e [--times N] [--loops N] [--slow N] [arguments of `playwright test`]     the built portal is needed
 *   npm run load -- unit [--times N] [--loops N] [arguments of jest]
 *
 * Twice and beside two loops by default; `--loops 0` is for two runs beside each other, each in its own clone. `--slow 4`:
 * the pages get a quarter of the processor, as on an old phone.
 * Prints the counts and what failed with its error; exit code 1 where anything failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';

const file = 'test-results/load.json';
const [what, ...others] = process.argv.slice(2);

/** Takes a number out of the arguments, or the one that holds without it. */
function take(option, otherwise) {
  const at = others.indexOf(option);
  return at < 0 ? otherwise : Number(others.splice(at, 2)[1]);
}

const times = take('--times', 2);
const loopCount = take('--loops', 2);
const slowDown = take('--slow', 1);

if (
  !['e2e', 'unit'].includes(what) ||
  ![times, loopCount, slowDown].every(Number.isInteger) ||
  times < 1
) {
  process.stderr.write(
    'npm run load -- e2e|unit [--times N] [--loops N] [--slow N] [arguments of the runner]\n',
  );
  process.exit(2);
}

// A loop ends by itself once this process is gone, in whatever way.
const busy = 'const parent = process.ppid; while (process.ppid === parent);';
const loops = Array.from({ length: loopCount }, () =>
  spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }),
);

/** The runners by what they run: each repeats a test so many times in a row. */
const runners = {
  e2e: ['playwright', 'npx', 'playwright', 'test', `--repeat-each=${times}`, '--reporter=json'],
  unit: ['jest', 'npm', 'run', '--silent', 'unit:all', '--', '--json', `--outputFile=${file}`],
};

mkdirSync(dirname(file), { recursive: true });
rmSync(file, { force: true });
const started = Date.now();
const [runner, command, ...args] = runners[what];
const env = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  REPEAT_EACH: times,
  SLOW_DOWN: slowDown,
};
const tests = spawn(command, [...args, ...others], { env, stdio: ['ignore', 'ignore', 'inherit'] });
await once(tests, 'close');
for (const loop of loops) loop.kill();

// The lines of `.ci/report.mjs`: the counts, then the failures.
const report = spawn(process.execPath, ['.ci/report.mjs', runner, file]);
const [counts, ...failures] = (await text(report.stdout)).trimEnd().split('\n');
const [passed, failed] = counts.split(' ').map(Number);
process.stdout.write(`${[...failures, `${passed} runs passed, ${failed} failed`].join('\n')}\n`);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
process.stdout.write(`${minutes} minutes beside ${loopCount} loops\n`);
process.exitCode = failed > 0 ? 1 : 0;
