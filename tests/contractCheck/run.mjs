/**
 * `npm run contract self [-- --counts FILE]`: checks the check of the contract, over HTTP against the preview server and
 * against a proxy that plants each kind of difference. FILE takes the counts as jest's report has them (.ci/run).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { loadProgram } from '../../tools/contract-check/load.mjs';
import { servePreview } from './preview.mjs';

const contract = await readFile(new URL('../../config/openapi.yaml', import.meta.url), 'utf8');
const { selfCheck } = await loadProgram('tests/contractCheck/selfCheck.ts');
const { server, address } = await servePreview();
const say = (line) => process.stdout.write(`${line}\n`);
const { passed, failed } = await selfCheck(address, contract, say);
server.closeAllConnections();
server.close();

const file = process.argv[process.argv.indexOf('--counts') + 1];
if (process.argv.includes('--counts')) {
  const counts = { numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: 0 };
  await writeFile(file, JSON.stringify(counts));
}
process.exitCode = failed > 0 ? 1 : 0;
