/**
 * Keeps Umi's servers on this machine: the preview server holds open test accounts, and Umi's commands listen
 * on every interface. Required before them.
 */
const { Server } = require('node:net');

const { listen } = Server.prototype;
Server.prototype.listen = function listenOnLoopback(port, ...rest) {
  const isPort = typeof port === 'number' || /^\d+$/.test(String(port));
  if (!isPort || typeof rest[0] === 'string') return listen.call(this, port, ...rest);
  return listen.call(this, port, '127.0.0.1', ...rest);
};
