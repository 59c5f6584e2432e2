import { createDecipheriv } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from './contract';

/**
 * How the calls look on the wire. The server itself thinks as the contract does; a test gives another dialect to see that the
 * portal follows with one edit.
 */
export interface Dialect {
  /** Method and path of a call, as this server wants them. */
  address(call: Call): { method: string; path: string };
  headers: { marker: string; site: string; domain: string };
  /** The names of the envelope's fields. */
  envelope: { success: string; data: string; errorCode: string; errorMessage: string };
  /** The names of the paging fields, in the query and in a page. */
  paging: { current: string; pageSize: string; list: string; total: string };
  token: {
    /** The header's name: the `key` of the tokens that are given. */
    key: string;
    /** The value that a call carries. */
    sent(headers: IncomingHttpHeaders, query: URLSearchParams): string | undefined;
    /** The headers by which an answer brings the next value. */
    given(value: string): Record<string, string>;
  };
  /** The plain text of a payload under a key of 16 characters. */
  decrypt(payload: string, key: string): string;
  /** A moment as this server writes it, and one that it is sent as the contract writes it. */
  time: { write(iso: string): string | number; read(text: string): string };
  /** The number of the first page. */
  firstPage: 0 | 1;
  /** How names are spelt, in what is sent and in answers. */
  names: 'camelCase' | 'snake_case';
}

const key = 'X-Army-Ticket';

/** The contract, word by word. */
export const asInContract: Dialect = {
  address: ({ method, path }) => ({ method, path }),
  headers: { marker: 'x-requested-with', site: 'x-site-id', domain: 'x-domain' },
  envelope: {
    success: 'success',
    data: 'data',
    errorCode: 'errorCode',
    errorMessage: 'errorMessage',
  },
  paging: { current: 'current', pageSize: 'pageSize', list: 'list', total: 'total' },
  token: {
    key,
    sent: (headers) => [headers[key.toLowerCase()]].flat()[0],
    given: (value) => ({ [key]: value }),
  },
  decrypt: (payload, secret) => {
    const cipher = createDecipheriv('aes-128-ecb', secret, null);
    return cipher.update(payload, 'base64', 'utf8') + cipher.final('utf8');
  },
  time: { write: (iso) => iso, read: (text) => text },
  firstPage: 1,
  names: 'camelCase',
};

const toSnake = (name: string) => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

/** The contract's name of one that is sent; in snake_case another spelling is none that this server knows. */
export function ownName(name: string, { names }: Dialect): string {
  if (names === 'camelCase') return name;
  return name === toSnake(name)
    ? name.replace(/_([a-z])/g, (_, one: string) => one.toUpperCase())
    : `unknown ${name}`;
}

/** A whole value under other names; the names in `values` are this server's own. */
function respelt(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => respelt(one, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      rename(name),
      respelt(one, name === 'values' ? String : rename),
    ]),
  );
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

function eachText(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => eachText(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, eachText(one, change)]),
  );
}

/** What is sent, with names and moments as the contract writes them. */
export function asSent(value: unknown, dialect: Dialect): unknown {
  return respelt(eachText(value, dialect.time.read), (name) => ownName(name, dialect));
}

/** The envelope of an answer in the dialect. */
export function inDialect(envelope: Record<string, unknown>, dialect: Dialect): unknown {
  const names: Record<string, string> = dialect.envelope;
  const { paging } = dialect;
  const dated = eachText(envelope, (text) =>
    isoTime.test(text) ? dialect.time.write(text) : text,
  );
  const entries = Object.entries(dated as object).map(([name, value]): [string, unknown] => {
    const isPage =
      name === 'data' && typeof value === 'object' && value !== null && 'list' in value;
    if (!isPage) return [names[name] ?? name, value];
    const { list, total, current, pageSize, ...others } = value as Record<string, unknown>;
    const page = {
      [paging.list]: list,
      [paging.total]: total,
      [paging.current]: Number(current) - 1 + dialect.firstPage,
      [paging.pageSize]: pageSize,
    };
    return [names.data ?? 'data', { ...others, ...page }];
  });
  const body = Object.fromEntries(entries);
  return dialect.names === 'snake_case' ? respelt(body, toSnake) : body;
}
