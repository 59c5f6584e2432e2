/**
 * Lets Umi's servers listen on this machine only: everybody knows the test accounts of the preview server, and Umi's
 * commands would listen on every interface. Loaded before them.
 *
 * An idle connection stays open for 75 s, as at nginx. With Node's 5 s it may close just when a busy client uses it again.
 */
const { Server } = require('node:net');

const { listen } = Server.prototype;
Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  this.keepAliveTimeout = 75_000;
  const isPort = typeof port === 'number' || /^\d+$/.test(String(port));
  if (!isPort || typeof rest[0] === 'string') return listen.call(this, port, ...rest);
  return listen.call(this, port, '127.0.0.1', ...rest);
};
