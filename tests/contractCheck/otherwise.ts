import { createServer, type IncomingMessage, request, type Server } from 'node:http';

/** What a whole server does otherwise: how it reads a query, and how it writes the envelope of an answer. */
export interface Manner {
  /** The cause that the report is to name first. */
  says: string;
  query?(name: string, value: string): [name: string, value: string];
  write?(body: unknown): unknown;
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

function ask(behind: string, url: string, from: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(behind + url, { method: from.method, headers: from.headers }, resolve);
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The preview server in another manner, at every call. */
export function serveOtherwise(behind: string, manner: Manner): Server {
  return createServer(async (from, to) => {
    const { pathname, searchParams } = new URL(from.url ?? '', behind);
    const query = new URLSearchParams(
      [...searchParams].map(([name, value]) => manner.query?.(name, value) ?? [name, value]),
    );
    const answer = await ask(behind, `${pathname}?${query}`, from, await bytesOf(from));
    const bytes = await bytesOf(answer);
    const isJson = answer.headers['content-type']?.includes('json');
    const body =
      isJson && manner.write ? JSON.stringify(manner.write(JSON.parse(String(bytes)))) : bytes;
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
    to.writeHead(answer.statusCode ?? 0, headers);
    to.end(body);
  });
}

function eachName(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => eachName(one, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [rename(name), eachName(one, rename)]),
  );
}

const snake = (name: string) => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
const camel = (name: string) => name.replace(/_([a-z])/g, (_, one: string) => one.toUpperCase());

/** A name that is not in snake_case says nothing to this server. */
const read = (name: string) => (snake(name) === name ? camel(name) : `unknown-${name}`);

const pageOf = (body: unknown, change: (page: Record<string, unknown>) => object): unknown => {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  const { data } = body;
  const isPage = typeof data === 'object' && data !== null && 'list' in data;
  return isPage ? { ...body, data: change({ ...data }) } : body;
};

/** With a code and a message beside each success, too, and nothing as null. */
const coded = ({ errorMessage = null, ...body }: Record<string, unknown>) => ({
  code: body.success ? 0 : 500,
  message: errorMessage,
  errorCode: null,
  messages: null,
  ...body,
});

const milliseconds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(milliseconds);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return Date.parse(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, milliseconds(one)]));
};

/** Servers as frameworks make them, each with what the report is to say first. */
export const manners: Record<string, Manner> = {
  snake_case: {
    says: 'The server spells names in snake_case',
    query: (name, value) => [read(name), value],
    write: (body) => eachName(body, snake),
  },
  'pages from 0': {
    says: 'The server counts pages from 0',
    query: (name, value) => [name, name === 'current' ? String(Number(value) + 1) : value],
    // The number that was asked for comes back, so that nothing but the entries tells.
    write: (body) => pageOf(body, (page) => ({ ...page, current: Number(page.current) - 1 })),
  },
  'paging names': {
    says: 'The fields of a page have other names',
    write: (body) =>
      pageOf(body, ({ list, pageSize, ...page }) => ({ ...page, records: list, size: pageSize })),
  },
  'code and message': {
    says: 'The message stands under another name',
    write: (body) => (typeof body === 'object' && body !== null ? coded({ ...body }) : body),
  },
  'moments as numbers': { says: 'The server writes moments as numbers', write: milliseconds },
};
