/**
 * Writes src/services/schema.d.ts from config/openapi.yaml, so that types and contract cannot part.
 * With --check nothing is written: exit code 1 when the file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const contract = new URL('../openapi.yaml', import.meta.url);
const target = new URL('../../src/services/schema.d.ts', import.meta.url);
const head =
  '// Generated from config/openapi.yaml by `npm run contract:generate`. Do not edit.\n\n';

const document = parse(await readFile(contract, 'utf8'));
// Examples are Chinese and stay in the contract: src/ holds Chinese in its language packs only.
for (const schema of Object.values(document.components.schemas)) delete schema.examples;

const wanted = head + astToString(await openapiTS(document, { silent: true }));

if (process.argv.includes('--check')) {
  // A missing file is as stale as an old one.
  const present = await readFile(target, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (present !== wanted) {
    console.error('src/services/schema.d.ts is stale: run `npm run contract:generate`.');
    process.exitCode = 1;
  }
} else {
  await writeFile(target, wanted);
}
