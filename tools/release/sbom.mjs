/** `npm run release` in plain Node. */
import { loadProgram } from '../../tools/contract-check/load.mjs';

const { writeBill } = await loadProgram('tools/release/sbom.ts');
const { lines, faults } = writeBill();
console.log(lines.join('\n'));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
