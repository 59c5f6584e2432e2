import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { KindId } from '../../tools/contract-check/check/kinds/table';

/** An answer on its way back; a plant changes it in place. */
export interface Passing {
  /** Path and query, without the prefix. */
  url: string;
  /** The body that was sent. */
  sent: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** In place of an answer: the connection is closed, or nothing ever comes. */
  instead?: 'close' | 'silence';
}

/** One difference that is planted at one call. */
export interface Plant {
  kind: KindId;
  /** operationId at which it is to be found. */
  call: string;
  method: 'GET' | 'POST';
  path: string;
  /** Changes the answer, and tells whether it did: each plant is planted once. */
  change(answer: Passing): boolean;
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const matches = (plant: Plant, method: string | undefined, path: string): boolean =>
  plant.method === method && new RegExp(`^${plant.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** Asks the server behind, in a preview space of this proxy's own. */
function ask(behind: string, space: string, from: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...from.headers, cookie: `preview_space=${space}` };
    const asked = request(behind + from.url, { method: from.method, headers }, resolve);
    asked.on('error', reject);
    asked.end(body);
  });
}

/** A proxy before the preview server that plants each of these differences once. */
export function plantingProxy(behind: string, space: string, plants: readonly Plant[]): Server {
  const left = new Set(plants);

  async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const sent = await bytesOf(from);
    const answer = await ask(behind, space, from, sent);
    const url = (from.url ?? '').replace(/^\/pt/, '');
    const passing: Passing = {
      url,
      sent: sent.toString('utf8'),
      status: answer.statusCode ?? 0,
      headers: { ...answer.headers },
      body: await bytesOf(answer),
    };
    const path = url.split('?')[0] ?? '';
    for (const plant of left) {
      if (matches(plant, from.method, path) && plant.change(passing)) {
        left.delete(plant);
        break;
      }
    }
    if (passing.instead === 'close') to.destroy();
    if (passing.instead) return;
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = passing.headers;
    to.writeHead(passing.status, headers);
    to.end(passing.body);
  }

  return createServer((from, to) => {
    pass(from, to).catch((error: unknown) =>
      to.destroy(error instanceof Error ? error : undefined),
    );
  });
}
