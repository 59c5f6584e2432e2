/** `npm run lint`: every check, as many at once as there are processors. All of them run, so that one run shows every error. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The long ones come first, so that none is left alone at the end. */
const waiting = Object.entries({
  types: 'tsc --noEmit --incremental --tsBuildInfoFile node_modules/.cache/types.json',
  'dependency rules':
    'depcruise --config .dependency-cruiser.cjs src mock config deploy tests tools/contract-check/check tools/release .umirc.ts',
  'dead code': 'knip',
  contract: 'node tools/contract-check/generate.mjs --check',
  style: 'biome check --error-on-warnings .',
});

function run([name, command]) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    // By a shell, which finds the packages' commands on Windows, too.
    const child = spawn(`npx --no-install ${command}`, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const outcome = code === 0 ? 'ok' : 'FAILED';
      process.stdout.write(`== ${name}: ${outcome}, ${seconds} s\n`);
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

async function work() {
  const outcomes = [];
  for (let check = waiting.shift(); check; check = waiting.shift()) outcomes.push(await run(check));
  return outcomes;
}

const outcomes = await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exitCode = outcomes.flat().every(Boolean) ? 0 : 1;
