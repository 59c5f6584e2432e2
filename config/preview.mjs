/** `npm run preview`: `max preview` on this machine only (loopback.cjs). The port is --port, 8000 by default. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('./loopback.cjs');

process.env.NODE_ENV = 'production';
const args = process.argv.slice(2);
const port = args.includes('--port') ? [] : ['--port', '8000'];
process.argv = [...process.argv.slice(0, 2), 'preview', ...args, ...port];
require('@umijs/max/bin/max.js');
