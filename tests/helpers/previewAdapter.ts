import { createPluginManager } from '@@/core/plugin';
import { getRequestInstance } from '@umijs/max';
import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import inject from 'light-my-request';
import { previewApp } from './previewApp';
import { errorsOfExchange } from './previewCheck';
import { keepCookies } from './previewLine';

export interface Call {
  method: string;
  /** Path and query, as sent. */
  url: string;
  /** The body as sent: text, or undefined. */
  body?: string;
  headers: Record<string, string>;
  /** Absent when the connection was closed. */
  status?: number;
}

/** The browser's side of the preview server in one test: cookies, and all calls with their answers. */
export interface PreviewLine {
  cookies: Map<string, string>;
  calls: Call[];
  errors: string[];
}

/** Scenarios whose answers break the contract on purpose (docs/product.md, Preview). */
const brokenOnPurpose = new Set([
  'error0',
  'error1',
  'error2',
  'error4',
  'error9',
  'errorX',
  'bare',
  'biz',
  'html',
]);

const boundary = 'preview-boundary';

async function multipart(form: FormData): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const [name, value] of form.entries()) {
    const isText = typeof value === 'string';
    const file = isText ? '' : `; filename="${value.name.replaceAll('"', '%22')}"`;
    const type = isText ? '' : `\r\nContent-Type: ${value.type || 'application/octet-stream'}`;
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`,
      ),
      isText ? Buffer.from(value) : Buffer.from(await value.arrayBuffer()),
      Buffer.from('\r\n'),
    );
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** The connection of the open page. Answers to calls of an earlier page are dropped, as in a browser. */
let connected: PreviewLine | undefined;

function refuseIfGone(line: PreviewLine, config: InternalAxiosRequestConfig): void {
  const isGone = config.signal?.aborted || line !== connected;
  if (isGone) throw new CanceledError(undefined, config);
}

/** The page is closed. */
export function disconnectPreview(): void {
  connected = undefined;
}

async function payloadOf(config: InternalAxiosRequestConfig) {
  const { data } = config;
  if (data instanceof FormData) {
    const type = `multipart/form-data; boundary=${boundary}`;
    return { payload: await multipart(data), type, text: undefined };
  }
  const text = typeof data === 'string' ? data : undefined;
  return { payload: text, type: undefined, text };
}

/** The answer as axios gets it from XMLHttpRequest. */
function bodyOf(bytes: Buffer, type: string, wanted: string | undefined): unknown {
  if (wanted === 'blob') return new Blob([new Uint8Array(bytes)], { type });
  if (wanted === 'arraybuffer') return new Uint8Array(bytes).buffer;
  return bytes.toString('utf8');
}

function textHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}

/**
 * Sends every call of the portal to the preview server's handlers, without a socket. A closed connection becomes axios's
 * network error without a response, as in a browser.
 */
export function connectPreview(line: PreviewLine): void {
  createPluginManager();
  connected = line;
  const instance = getRequestInstance();
  instance.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    refuseIfGone(line, config);
    const method = (config.method ?? 'get').toUpperCase();
    const url = instance.getUri(config);
    const { payload, type, text } = await payloadOf(config);
    const headers = textHeaders(config.headers.toJSON());
    if (type) headers['Content-Type'] = type;
    headers.cookie = [...line.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const call: Call = { method, url, body: text, headers };
    line.calls.push(call);

    const isChecked = !brokenOnPurpose.has(line.cookies.get('preview_server') ?? '');
    const answer = await inject(previewApp(), {
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers,
      payload,
    }).catch(() => undefined);
    refuseIfGone(line, config);
    if (!answer) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, {});

    call.status = answer.statusCode;
    keepCookies(line.cookies, answer.headers['set-cookie']);
    const contentType = String(answer.headers['content-type'] ?? '');
    if (isChecked) {
      const sent = headers['Content-Type']?.includes('json') ? text : undefined;
      line.errors.push(
        ...errorsOfExchange({ method, url, sent, contentType, answer: answer.rawPayload }),
      );
    }
    const response = {
      data: bodyOf(answer.rawPayload, contentType, config.responseType),
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: new AxiosHeaders(textHeaders(answer.headers)),
      config,
      request: {},
    };
    if (config.validateStatus?.(response.status) ?? true) return response;
    const code = response.status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
    throw new AxiosError(
      `Request failed with status code ${response.status}`,
      code,
      config,
      {},
      response,
    );
  };
}
