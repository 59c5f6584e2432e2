/** `npm run check`: every check, as many at once as there are processors. All of them run, so that one run shows every fault. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Scripts of package.json. The long ones come first, so that none is left alone at the end. */
const waiting = ['types', 'rules', 'dead', 'contract:check', 'contract:lint', 'antd:lint', 'lint'];

function run(script) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const outcome = code === 0 ? 'ok' : 'FAILED';
      process.stdout.write(`== ${script}: ${outcome}, ${seconds} s\n`);
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

async function work() {
  const outcomes = [];
  for (let script = waiting.shift(); script; script = waiting.shift()) {
    outcomes.push(await run(script));
  }
  return outcomes;
}

const outcomes = await Promise.all(Array.from({ length: availableParallelism() }, work));
process.exitCode = outcomes.flat().every(Boolean) ? 0 : 1;
