/**
 * `npm test`: the checks beside jest, which alone leaves an eighth of two processors idle. Both run to their end, so that one
 * run shows every fault; what the checks say comes as soon as all of them are through.
 */
import { spawn } from 'node:child_process';

function run(script, stdio) {
  return new Promise((resolve, reject) => {
    const output = [];
    const child = spawn('npm', ['run', '--silent', script], { stdio });
    child.stdout?.on('data', (part) => output.push(part));
    child.stderr?.on('data', (part) => output.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

const outcomes = await Promise.all([
  run('check', ['ignore', 'pipe', 'pipe']),
  run('unit:all', ['ignore', 'inherit', 'inherit']),
]);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
