/** The other server: `node tests/otherServer/serve.mjs --port 8151 --delay 1000-3000`, after `npm run build`. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadProgram } from '../../tools/contract-check/load.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8151' },
    delay: { type: 'string', default: '1000-3000' },
    'drop-every': { type: 'string', default: '20' },
  },
});
const { serveOther } = await loadProgram('tests/otherServer/server/serve.ts');
await serveOther({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  port: Number(values.port),
  delay: values.delay.split('-').map(Number),
  dropEvery: Number(values['drop-every']),
});
