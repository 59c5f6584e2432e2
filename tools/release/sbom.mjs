/** `npm run release` in plain Node. */
import { loadProgram } from '../../tools/contract-check/load.mjs';

const { writeBill } = await loadProgram('tools/release/sbom.ts');
const { lines, errors } = writeBill();
console.log(lines.join('\n'));
for (const fieldError of errors) console.error(fieldError);
process.exitCode = errors.length > 0 ? 1 : 0;
