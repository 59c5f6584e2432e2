/**
 * `npm start`: Umi's development server, with the preview data, on this machine only (loopback.cjs). Its servers are processes
 * of their own, so that Node's options must say so.
 */
import { createRequire } from 'node:module';

process.env.NODE_OPTIONS =
  `${process.env.NODE_OPTIONS ?? ''} --require ./config/loopback.cjs`.trim();
process.argv = [...process.argv.slice(0, 2), 'dev', ...process.argv.slice(2)];
createRequire(import.meta.url)('@umijs/max/bin/max.js');
