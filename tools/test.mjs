/**
 * `npm test`: the checks beside jest, which alone leaves an eighth of two processors idle. Both run to their end, so that one
 * run shows every error. With arguments it runs jest alone and hands them on: `npm test -- tests/session`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const lint = fileURLToPath(new URL('lint.mjs', import.meta.url));

/** Gives what the command printed, if it was not shown already, and whether it succeeded. */
async function run(args, { stdio, env = {} }) {
  const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
  const output = [];
  child.stdout?.on('data', (part) => output.push(part));
  child.stderr?.on('data', (part) => output.push(part));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  return code === 0;
}

const given = process.argv.slice(2);
// `--all` hands options on, and runs all suites (.ci/run).
const isWhole = given.length === 0 || given[0] === '--all';
const args = isWhole ? given.slice(1) : given;
const flags = [
  // Room for young objects: pages make many, and the default collects them every few milliseconds.
  '--max-semi-space-size=64',
  // Most functions of a page run a few times only: compiled at once they need a sixth less than interpreted.
  '--always-sparkplug',
];
const env = isWhole ? { TOGETHER: '1' } : {};
const runs = [run([...flags, jest, ...args], { stdio: 'inherit', env })];
if (given.length === 0) runs.push(run([lint], { stdio: ['ignore', 'pipe', 'pipe'] }));
const outcomes = await Promise.all(runs);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
