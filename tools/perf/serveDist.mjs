import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a built portal from any folder, gzip -9. Calls go to the preview server at `callsPort`, so that all builds have the same answers. */
export async function serveDist(dist, callsPort) {
  const packed = new Map();
  const server = createServer((incoming, response) => {
    const { url: path, method, headers } = incoming;
    const asked = join(dist, new URL(path, 'http://portal').pathname);
    const isPage = headers['sec-fetch-dest'] === 'document';
    const file = isPage ? join(dist, 'index.html') : asked;
    if (existsSync(file) && statSync(file).isFile()) {
      if (!packed.has(file)) packed.set(file, gzipSync(readFileSync(file), { level: 9 }));
      response.setHeader('Content-Encoding', 'gzip');
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.end(packed.get(file));
      return;
    }
    const call = request(
      { host: '127.0.0.1', port: callsPort, path, method, headers },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      },
    );
    incoming.pipe(call);
  });
  server.keepAliveTimeout = 75_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
