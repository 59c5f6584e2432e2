import { getRequestInstance } from '@umijs/max';
import {
  type AxiosAdapter,
  AxiosError,
  type AxiosPromise,
  type InternalAxiosRequestConfig,
} from 'axios';

/** The answer to each call whose path contains `part`; with `?` at its end the end of the path. Returns the function that ends it. */
function replaceAnswers(
  part: string,
  answer: (config: InternalAxiosRequestConfig, adapter: AxiosAdapter) => AxiosPromise,
): () => void {
  const { defaults } = getRequestInstance();
  const { adapter } = defaults;
  if (typeof adapter !== 'function') throw new Error('renderRoute comes first');
  defaults.adapter = (config: InternalAxiosRequestConfig) =>
    `${config.url}?`.includes(part) ? answer(config, adapter) : adapter(config);
  return () => {
    defaults.adapter = adapter;
  };
}

const closed = (config: InternalAxiosRequestConfig) =>
  Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, {}));

/** A refusal with these fields of the envelope. */
const refusal = (config: InternalAxiosRequestConfig, envelope: object) => ({
  config,
  headers: { 'content-type': 'application/json' },
  status: 200,
  statusText: 'OK',
  data: { success: false, data: null, ...envelope },
});

/** Fails as axios does at such a status, with a page that something before the server has made. */
function failWith(config: InternalAxiosRequestConfig, status: number, data: unknown, more = {}) {
  const headers = { 'content-type': 'text/html', ...more };
  const response = { config, headers, status, statusText: '', data };
  const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
  return Promise.reject(new AxiosError(`status ${status}`, code, config, {}, response));
}

/**
 * Closes the connection of every call whose path contains `part`, so that one part of a screen fails. Call it after
 * `renderRoute`; calling the returned function ends it.
 */
export function breakCalls(part: string): () => void {
  return replaceAnswers(part, closed);
}

/** Like a gateway after its time-out: the server does what the call asks, but an HTML page comes back in place of the answer. */
export function answerWithPage(part: string): () => void {
  return replaceAnswers(part, async (config, adapter) => ({
    ...(await adapter(config)),
    data: '<html><body>504 Gateway Time-out</body></html>',
  }));
}

/** Each call whose path contains `part` reaches the server only after `until` of its query. */
export function holdCalls(
  part: string,
  until: (query: Record<string, unknown>) => Promise<void>,
): () => void {
  return replaceAnswers(part, async (config, adapter) => {
    await until(config.params);
    return adapter(config);
  });
}

/** The answers of every call whose path contains `part` carry other data. */
export function changeData<T>(part: string, change: (data: T) => unknown): () => void {
  return replaceAnswers(part, async (config, adapter) => {
    const answer = await adapter(config);
    const body = typeof answer.data === 'string' ? JSON.parse(answer.data) : answer.data;
    return { ...answer, data: { ...body, data: change(body.data) } };
  });
}

/** The server refuses every POST whose path contains `part`, in its own words. */
export function refuse(part: string, errorCode: string, errorMessage: string): () => void {
  return replaceAnswers(part, async (config, adapter) =>
    config.method === 'post' ? refusal(config, { errorCode, errorMessage }) : adapter(config),
  );
}

/** The server refuses a field of every call whose path contains `part`, by a rule that the portal does not have. */
export function refuseField(
  part: string,
  fieldError: { field: string; message: string },
): () => void {
  const said = { errorCode: 'VALIDATION', errorMessage: '有内容需要修改' };
  return replaceAnswers(part, async (config) =>
    refusal(config, { ...said, fieldErrors: [fieldError] }),
  );
}

/**
 * A server that has done what a POST asks at an earlier try: refused, with a number of its own as the code, which nobody
 * has translated (`config/wire.ts`).
 */
export function refuseAsDone(part: string): () => void {
  return replaceAnswers(part, async (config, adapter) => {
    const answer = await adapter(config);
    const said = { errorCode: 49900, errorMessage: '不能重复提交' };
    return config.method === 'post' ? refusal(config, said) : answer;
  });
}

/**
 * Every call whose path contains `part` is refused as by a gateway with too much to do; a POST to it leaves the data as they
 * are. Returns the function that ends it, which knows how many calls were refused: they do not get to the preview server.
 */
export function makeBusy(part: string, status: 429 | 503, retryAfter?: string) {
  let refused = 0;
  const end = replaceAnswers(part, (config) => {
    refused += 1;
    return failWith(config, status, '<html><body>Too busy</body></html>', {
      'retry-after': retryAfter,
    });
  });
  return Object.assign(end, { refused: () => refused });
}

/** What stands before the server takes no body as large as that of any call whose path contains `part`; it says so by a page. */
export function refuseAsTooMuch(part: string, data: unknown = '<html>413</html>'): () => void {
  return replaceAnswers(part, (config) => failWith(config, 413, data));
}
