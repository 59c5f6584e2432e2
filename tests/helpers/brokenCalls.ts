import { getRequestInstance } from '@umijs/max';
import {
  type AxiosAdapter,
  AxiosError,
  type AxiosPromise,
  type InternalAxiosRequestConfig,
} from 'axios';

function replaceAnswers(
  part: string,
  answer: (config: InternalAxiosRequestConfig, adapter: AxiosAdapter) => AxiosPromise,
): () => void {
  const { defaults } = getRequestInstance();
  const { adapter } = defaults;
  if (typeof adapter !== 'function') throw new Error('renderRoute comes first');
  defaults.adapter = (config: InternalAxiosRequestConfig) =>
    config.url?.includes(part) ? answer(config, adapter) : adapter(config);
  return () => {
    defaults.adapter = adapter;
  };
}

const closed = (config: InternalAxiosRequestConfig) =>
  Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, {}));

/**
 * Closes the connection of every call whose path holds `part`, while the others are answered: a part of a screen
 * that fails. Call it after `renderRoute`; the answer mends it.
 */
export function breakCalls(part: string): () => void {
  return replaceAnswers(part, closed);
}

/** As a gateway does that has lost patience: the call is made and done, and a page comes back instead of its answer. */
export function garbleAnswers(part: string): () => void {
  return replaceAnswers(part, async (config, adapter) => ({
    ...(await adapter(config)),
    data: '<html><body>504 Gateway Time-out</body></html>',
  }));
}

/** The server refuses a field of every call whose path holds `part`, by a rule that the portal does not know. */
export function refuseField(part: string, fault: { field: string; message: string }): () => void {
  return replaceAnswers(part, async (config) => ({
    config,
    headers: { 'content-type': 'application/json' },
    status: 200,
    statusText: 'OK',
    data: {
      success: false,
      data: null,
      errorCode: 'VALIDATION',
      errorMessage: '有内容需要修改',
      fieldErrors: [fault],
    },
  }));
}
