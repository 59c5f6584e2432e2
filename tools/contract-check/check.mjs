/**
 * `npm run contract -- --base URL`: calls a running server and reports what differs from config/openapi.yaml
 * (docs/going-live.md, Checking a server). Exit status 0: nothing differs, 1: something does, 2: it could not be checked.
 */
import { readFile } from 'node:fs/promises';
import { loadProgram } from './load.mjs';

const contract = await readFile(new URL('../../config/openapi.yaml', import.meta.url), 'utf8');
const { main } = await loadProgram('tools/contract-check/check/main.ts');
process.exitCode = await main(process.argv.slice(2), contract);
