/**
 * Writes src/services/schema.d.ts and the two files of shapes there from config/openapi.yaml, so that types and the check of
 * answers agree with the contract. With --check nothing is written: exit code 1 when a file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { shapeFiles } from './shapes.mjs';

const contract = new URL('../../config/openapi.yaml', import.meta.url);
const head =
  '// Generated from config/openapi.yaml by `npm run contract generate`. Do not edit.\n\n';

const document = parse(await readFile(contract, 'utf8'));
// Examples are Chinese and stay in the contract: src/ holds Chinese in its language packs only.
for (const schema of Object.values(document.components.schemas)) delete schema.examples;

const { shapes, personShapes } = shapeFiles(document);
const wanted = {
  'src/services/schema.d.ts': astToString(await openapiTS(document, { silent: true })),
  'src/services/shapes.ts': shapes,
  'src/services/personShapes.ts': personShapes,
};

for (const [name, content] of Object.entries(wanted)) {
  const target = new URL(`../../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    await writeFile(target, head + content);
    continue;
  }
  // A missing file counts as out of date.
  const present = await readFile(target, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (present !== head + content) {
    console.error(`${name} is stale: run \`npm run contract generate\`.`);
    process.exitCode = 1;
  }
}
