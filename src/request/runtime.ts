import type {
  AxiosError,
  AxiosResponse,
  RequestConfig,
  RequestOptions,
  ResponseInterceptor,
} from '@umijs/max';
import { cancelIfPersonChanged } from '@/session/state/otherTabs';
import { acceptTokenValue, getToken, nextRequestOrder, waitWhileHeld } from '@/session/state/token';
import { noteServerDate } from '@/utils/serverClock';
import { site } from '../../config/site';
import { queryOf } from './address';
import { isExpected, isFileCall, readBody, tokenValueOf } from './answer';
import { cacheAnswer, cacheFailure, withCache } from './cache';
import { takeEarlyAnswer } from './early';
import { errorHandler } from './errorHandler';
import { BizError, isRefusedToken } from './failure';
import { headerOf, headersOf } from './headers';
import { callUrl } from './path';
import { noteReturned, noteSent, sendAgain } from './sendAgain';
import { noteSuccess, tryLater } from './tryLater';
import type { CallConfig, PathParams } from './types';
import { placeOf, toWire } from './wire';

/** The session's own calls have an order. They bring the token, and the person, that the others wait for. */
async function waitUnlessOwn(order: CallConfig['order']): Promise<void> {
  if (order) return;
  await waitWhileHeld();
  cancelIfPersonChanged();
}

/** A refused call that is sent again: it is complete, only its token value is another one. */
function prepareAgain(config: RequestOptions, value: string): RequestOptions {
  cancelIfPersonChanged();
  const order = nextRequestOrder();
  const token = getToken();
  noteSent(order, value);
  return {
    ...config,
    order,
    headers: { ...config.headers, ...headersOf(token && { ...token, value }) },
  };
}

/** The call as the server wants it. A read that it takes as a POST carries its values in the body. */
function placeCall(config: RequestOptions, pathParams?: PathParams) {
  const { url = '', method: own = 'get' } = config;
  const { method } = placeOf(own, url);
  const values = { params: toWire(config.params), data: toWire(config.data) };
  const isWriteNow = method === 'post' && own.toLowerCase() === 'get';
  return {
    ...config,
    ...(isWriteNow ? { params: undefined, data: values.params ?? {} } : values),
    method,
    url: callUrl(url, pathParams, own),
  };
}

/** A read that is sent again after a pause: it is complete, only its token may be another one by now. */
async function prepareLater(config: RequestOptions): Promise<RequestOptions> {
  const { given, anonymous } = config as CallConfig;
  await waitUnlessOwn(given?.order);
  const order = given?.order ?? nextRequestOrder();
  const token = anonymous ? undefined : getToken();
  if (token) noteSent(order, token.value);
  return { ...config, order, headers: { ...given?.headers, ...headersOf(token) } };
}

/**
 * Before a call is sent: fills in its address and headers, and numbers it.
 * @throws a MissingPathValue for a path parameter without a value; an Error with code ERR_CANCELED when another tab has changed
 *   the person
 */
async function prepareCall(config: RequestOptions): Promise<RequestOptions> {
  const { pathParams, anonymous, retryValue, later, ...call } = config as CallConfig;
  if (retryValue !== undefined) return prepareAgain(config, retryValue);
  if (later) return prepareLater(config);
  await waitUnlessOwn(call.order);
  const placed = placeCall(config, pathParams);
  const tokenNow = () => (anonymous ? undefined : getToken());
  const early = await takeEarlyAnswer(placed, () => headersOf(tokenNow()));
  const order = call.order ?? nextRequestOrder();
  const token = tokenNow();
  const ready = await withCache({
    ...placed,
    ...early,
    given: { headers: config.headers, order: call.order },
    order,
    headers: { ...config.headers, ...headersOf(token) },
  });
  if (token) noteSent(order, token.value);
  return ready;
}

/** Takes what any answer may bring in its headers: a new token value (spec §4, §7) and the server's time. */
function readHeaders(response: AxiosResponse<unknown>): void {
  const { order } = response.config as CallConfig;
  // Kept by a cache on the way, it is as old as its age says.
  if (!headerOf(response.headers, 'age')) noteServerDate(headerOf(response.headers, 'date'));
  const value = tokenValueOf(response);
  if (!order || !value) return;
  acceptTokenValue(value, order);
}

/** @throws the error, after the calls that wait for the same answer have failed with it */
async function rejectWith(error: BizError): Promise<never> {
  await cacheFailure(error.response.config, error);
  throw error;
}

/** Reads an answer and whether it is what was asked for. One that cannot be read is not: its body counts as empty. */
async function readAnswer(
  response: AxiosResponse<unknown>,
): Promise<{ body: unknown; isGood: boolean }> {
  try {
    const body = await readBody(response);
    return { body, isGood: await isExpected(response, body) };
  } catch {
    return { body: null, isGood: false };
  }
}

/**
 * An answer with a status of 2xx: passes only if it says success and holds what was asked for.
 * @throws a BizError otherwise (spec §7)
 */
const checkAnswer: ResponseInterceptor = async (response) => {
  // An answer from the cache was checked when it came, and its token header is as old.
  if ('cached' in response && response.cached) {
    noteReturned(response.config);
    return response;
  }
  readHeaders(response);
  noteReturned(response.config);
  const { body, isGood } = await readAnswer(response);
  if (!isGood) return rejectWith(new BizError(response, body));
  noteSuccess();
  if (!isFileCall(response)) Object.assign(response, { data: body });
  await cacheAnswer(response);
  return response;
};

function isAxiosError(error: Error): error is AxiosError {
  return 'isAxiosError' in error;
}

/**
 * A call that axios has rejected. If its token was refused only because another call has replaced it meanwhile, or a busy
 * server may soon answer a read, it is sent again, and that answer is returned.
 * @throws a BizError for an answer outside 2xx or with broken JSON; the error itself when no answer came
 */
async function handleRejected(error: Error): Promise<AxiosResponse> {
  // No failed call: an error before it was sent, or the BizError of the same call in the cache.
  if (!isAxiosError(error)) throw error;
  const { response, config } = error;
  if (response) {
    readHeaders(response);
    noteReturned(response.config);
    const { body } = await readAnswer(response);
    const failure = new BizError(response, body);
    const isAgain = (response.config as CallConfig).retryValue !== undefined;
    // This one was sent again already; sendAgain decides what follows.
    if (isRefusedToken(failure) && isAgain) throw failure;
    const answer = isRefusedToken(failure) ? await sendAgain(failure) : await tryLater(failure);
    return answer ?? rejectWith(failure);
  }
  if (config) noteReturned(config);
  await cacheFailure(config, error);
  throw error;
}

/** The request runtime of every call, for Umi's `request` (spec §7, §8, §9). */
export const requestConfig: RequestConfig = {
  timeout: site.requestTimeoutMs,
  responseType: 'json',
  // Broken JSON must fail; by default it comes back as a string with status 200.
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  paramsSerializer: { serialize: queryOf },
  // No errorThrower: Umi gives it the body only, and an error must carry the response (spec §7).
  errorConfig: { errorHandler },
  requestInterceptors: [prepareCall],
  // Umi's type expects a handler that always rejects; axios also takes one that returns an answer.
  responseInterceptors: [[checkAnswer, handleRejected as (error: Error) => Promise<never>]],
};
