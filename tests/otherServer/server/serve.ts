import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createOtherServer } from './exchange';

interface Options {
  /** The root of the repository: its contract and its built portal are served. */
  root: string;
  port: number;
  /** Each answer waits between these (ms). */
  delay: [least: number, most: number];
  dropEvery: number;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** A file of the built portal; the page itself for the addresses of its screens. */
function sendFile(dist: string, pathname: string, response: ServerResponse): void {
  const wanted = join(dist, normalize(decodeURIComponent(pathname)));
  const isThere = wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile();
  if (!isThere && extname(pathname) !== '') {
    response.writeHead(404).end();
    return;
  }
  const file = isThere ? wanted : join(dist, 'index.html');
  response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Waits by turns from the least to the most, so that answers overtake each other. */
function delays([least, most]: [number, number]): () => Promise<void> {
  let turn = 0;
  return async () => {
    turn = (turn + 3) % 8;
    await wait(least + ((most - least) * turn) / 7);
  };
}

/** The other server over HTTP on this machine, with the built portal. */
export async function serveOther({ root, port, delay, dropEvery }: Options): Promise<Server> {
  const contract = join(root, 'config/openapi.yaml');
  const answer = createOtherServer({ contract, dropEvery, delay: delays(delay) });
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://other');
    if (!pathname.startsWith('/pt/')) {
      sendFile(join(root, 'dist'), pathname, response);
      return;
    }
    const { method = 'GET', headers } = request;
    const found = await answer({ method, url, headers, body: await bodyOf(request) });
    // A connection of its own for each call: a browser sends a call again by itself when a used connection is dropped.
    if (found)
      response.writeHead(found.status, { ...found.headers, Connection: 'close' }).end(found.body);
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
