/**
 * `max preview` on this machine only: everybody knows the test accounts of the preview server, and Umi's command would
 * listen on every interface. The port is --port, 8000 by default.
 *
 * An idle connection stays open for 75 s, as at nginx. With Node's 5 s it may close just when a busy client uses it again.
 */
import { createRequire } from 'node:module';
import { Server } from 'node:net';

const { listen } = Server.prototype;
Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  this.keepAliveTimeout = 75_000;
  return listen.call(this, port, ...(typeof rest[0] === 'string' ? rest : ['127.0.0.1', ...rest]));
};

process.env.NODE_ENV = 'production';
const args = process.argv.slice(2);
const port = args.includes('--port') ? [] : ['--port', '8000'];
process.argv = [...process.argv.slice(0, 2), 'preview', ...args, ...port];
createRequire(import.meta.url)('@umijs/max/bin/max.js');
