import { readdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createMockMiddleware } from '@umijs/preset-umi/dist/features/mock/createMockMiddleware';
import inject from 'light-my-request';
import { site } from '../../config/site';
import type { Failure, Success, TokenAndUser } from '../../src/services/types';
import { failOnErrors, keepCookies, type Query, search } from './previewLine';

type MockHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const mockDir = join(__dirname, '../../mock');

interface MockEntry {
  method: string;
  path: string;
  handler: MockHandler;
}

/** Every handler of mock/*.ts by `METHOD /path`, in Umi's order. */
function previewHandlers(): Record<string, MockEntry> {
  const entries: Record<string, MockEntry> = {};
  for (const file of readdirSync(mockDir).sort()) {
    if (file.endsWith('.ts')) {
      const module: { default: Record<string, MockHandler> } = require(join(mockDir, file));
      for (const [key, handler] of Object.entries(module.default)) {
        const [method = '', path = ''] = key.split(/\s+/);
        entries[key] = { method, path, handler };
      }
    }
  }
  return entries;
}

let app: RequestListener | undefined;

/**
 * The preview server as one request listener: the handlers of mock/*.ts behind Umi's own mock middleware, so that
 * paths, JSON and multipart bodies are read exactly as under `max dev`. For light-my-request or http.createServer.
 */
export function previewApp(): RequestListener {
  app ??= listener();
  return app;
}

function listener(): RequestListener {
  const middleware: unknown = createMockMiddleware({ context: { mockData: previewHandlers() } });
  const serve = middleware as MockHandler;
  return (req, res) => {
    const path = new URL(req.url ?? '/', 'http://localhost').pathname;
    serve(Object.assign(req, { path }), res, () => {
      res.statusCode = 404;
      res.end('no handler');
    });
  };
}

/** One answer; `body` is the envelope when the answer is JSON. */
export interface PreviewAnswer<T> {
  status: number;
  headers: Record<string, unknown>;
  body: Success<T> | Failure;
  text: string;
  bytes: Buffer;
}

interface CallOptions {
  method?: 'GET' | 'POST';
  query?: Query;
  /** An object goes as JSON; FormData as multipart; text as a form. */
  body?: object | string | FormData;
  headers?: Record<string, string>;
}

export interface PreviewClient {
  /** Cookies as a browser would keep them; tests may change the switches between calls. */
  cookies: Map<string, string>;
  /** The token the client sends; undefined: none. */
  token?: { key: string; value: string; domain?: string };
  /** The start-up call. The client makes it by itself before the first other call. */
  start(): Promise<PreviewAnswer<TokenAndUser>>;
  /** Any call. Rejects when the server closes the connection. */
  call<T>(path: string, options?: CallOptions): Promise<PreviewAnswer<T>>;
  get<T>(path: string, query?: Query): Promise<PreviewAnswer<T>>;
  post<T>(path: string, body?: object): Promise<PreviewAnswer<T>>;
  /** A call that must succeed: returns the data, else throws the envelope. */
  data<T>(path: string, options?: CallOptions): Promise<T>;
}

interface ClientOptions {
  persona?: string;
  server?: string;
  /** By default its own, so that tests do not disturb each other. */
  space?: string;
}

let clients = 0;

/** A client of the preview server that behaves like one browser: cookies, token, token rotation. */
export function previewClient(options: ClientOptions = {}): PreviewClient {
  clients += 1;
  const cookies = new Map([['preview_space', options.space ?? `test-${clients}`]]);
  if (options.persona) {
    cookies.set('preview_persona', options.persona);
  }
  if (options.server) {
    cookies.set('preview_server', options.server);
  }

  async function send<T>(path: string, sent: CallOptions): Promise<PreviewAnswer<T>> {
    const isText = typeof sent.body === 'string';
    const method = sent.method ?? (sent.body === undefined ? 'GET' : 'POST');
    const answer = await inject(previewApp(), {
      method,
      url: path + search(sent.query),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-Requested-With': 'XMLHttpRequest',
        [site.headers.site]: site.siteId,
        ...(client.token && { [client.token.key]: client.token.value }),
        ...(client.token?.domain && { [site.headers.domain]: client.token.domain }),
        ...(isText && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...sent.headers,
      },
      payload: sent.body,
    });
    keepCookies(cookies, answer.headers['set-cookie']);
    failOnErrors(method, path, answer, cookies.get('preview_server'));
    const rotated = client.token && answer.headers[client.token.key.toLowerCase()];
    if (client.token && typeof rotated === 'string') {
      client.token = { ...client.token, value: rotated };
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json() : { success: false },
      text: answer.payload,
      bytes: answer.rawPayload,
    };
  }

  const client: PreviewClient = {
    cookies,
    start: async () => {
      const answer = await send<TokenAndUser>('/pt/accesstoken/user/portal', {});
      if (answer.body.success) {
        client.token = answer.body.data.token;
      }
      return answer;
    },
    call: async (path, sent = {}) => {
      if (!client.token && path.startsWith('/pt')) {
        await client.start();
      }
      return send(path, sent);
    },
    get: (path, query) => client.call(path, { query }),
    post: (path, body = {}) => client.call(path, { method: 'POST', body }),
    data: async <T>(path: string, sent?: CallOptions): Promise<T> => {
      const { body, status } = await client.call<T>(path, sent);
      if (!body.success) {
        throw new Error(`${path} answered ${status} ${JSON.stringify(body)}`);
      }
      return body.data;
    },
  };
  return client;
}
