/**
 * Lets Umi's servers listen on this machine only: everybody knows the test accounts of the preview server, and Umi's
 * commands would listen on every interface. Loaded before them.
 */
const { Server } = require('node:net');

const { listen } = Server.prototype;
Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  const isPort = typeof port === 'number' || /^\d+$/.test(String(port));
  if (!isPort || typeof rest[0] === 'string') return listen.call(this, port, ...rest);
  return listen.call(this, port, '127.0.0.1', ...rest);
};
