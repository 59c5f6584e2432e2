import type { AxiosError, AxiosResponse, RequestOptions, ResponseInterceptor } from '@umijs/max';
import type { Token } from '@/services/types';
import { refuseForOther } from '@/session/otherTabs';
import { acceptTokenValue } from '@/session/rotation';
import { getToken, stampRequest, tokenSettled } from '@/session/tokens';
import { site } from '../../config/site';
import { BizError } from './BizError';
import { keepAnswer, letGo, throughCache } from './cache';
import { contentTypeOf, isEnvelope, isFailure, isSuccess, readBody } from './envelope';
import { isRefusedToken } from './failure';
import { callUrl } from './path';
import { answerSent, noteLeft, noteReturned, tokenIn } from './sendAgain';
import { callConfig } from './types';

/** The headers of every call (spec §7): marker, site, and the token under its own name with its domain. */
function headersOf(token: Token | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    [site.headers.site]: site.siteId,
  };
  if (token) {
    headers[token.key] = token.value;
    if (token.domain) headers[site.headers.domain] = token.domain;
  }
  return headers;
}

/** A call that was refused for its token, with another one: everything else about it is complete. */
function prepareAgain(config: RequestOptions, value: string): RequestOptions {
  refuseForOther();
  const stamp = stampRequest();
  const token = getToken();
  noteLeft(stamp, value);
  return {
    ...config,
    stamp,
    headers: { ...config.headers, ...headersOf(token && { ...token, value }) },
  };
}

/** Completes a call before it is sent: its address, its headers, and when it began. */
export async function prepareCall(config: RequestOptions): Promise<RequestOptions> {
  const { pathParams, anonymous, withValue, ...call } = callConfig(config);
  if (withValue !== undefined) return prepareAgain(config, withValue);
  // The session's own calls bring the token, and the person, that the others wait for.
  if (!call.stamp) {
    await tokenSettled();
    refuseForOther();
  }
  const stamp = call.stamp ?? stampRequest();
  const token = anonymous ? undefined : getToken();
  const ready = await throughCache({
    ...config,
    url: callUrl(config.url ?? '', pathParams),
    stamp,
    headers: { ...config.headers, ...headersOf(token) },
  });
  if (token) noteLeft(stamp, token.value);
  return ready;
}

/** The header that carries the token is named by the stored token (spec §7). */
function keepToken(response: AxiosResponse<unknown>): void {
  const { stamp } = callConfig(response.config);
  const value = tokenIn(response);
  if (stamp && value) acceptTokenValue(value, stamp);
}

function isFileCall(response: AxiosResponse<unknown>): boolean {
  const { responseType } = response.config;
  return responseType === 'blob' || responseType === 'arraybuffer';
}

/** A file is what it is, unless the server sent a page or a failing envelope in its place. */
function isFile(response: AxiosResponse<unknown>, body: unknown): boolean {
  if (contentTypeOf(response) === 'text/html') return false;
  return !isFailure(body);
}

/** Success, with data of the shape that was asked for: screens look into it without a check of their own. */
function isReadable(response: AxiosResponse<unknown>, body: unknown): boolean {
  if (isFileCall(response)) return isFile(response, body);
  const { isDue } = callConfig(response.config);
  return isEnvelope(body) && isSuccess(body) && (isDue?.(body.data) ?? true);
}

/** Rejects with what the server answered (spec §7), after the calls that wait for the same answer were told. */
async function refuse(response: AxiosResponse<unknown>, body: unknown): Promise<never> {
  const error = new BizError(response, body);
  await letGo(response.config, error);
  throw error;
}

/** Success is `success === true` with what was asked for; anything else is rejected with the response (spec §7). */
export const judgeAnswer: ResponseInterceptor = async (response) => {
  // An answer repeated from the cache was judged when it came, and its token header is of then.
  if ('cached' in response && response.cached) {
    noteReturned(response.config);
    return response;
  }
  keepToken(response);
  noteReturned(response.config);
  const body = isFileCall(response) ? await readBody(response) : response.data;
  if (!isReadable(response, body)) return refuse(response, body);
  await keepAnswer(response);
  return response;
};

function isAxiosError(error: Error): error is AxiosError {
  return 'isAxiosError' in error;
}

/**
 * An answer outside 2xx, or one whose JSON could not be read, is rejected as a BizError too; unless its token was refused
 * only because another one has replaced it meanwhile, and the call is answered with that one.
 */
export async function judgeFailure(error: Error): Promise<AxiosResponse> {
  // Anything else is no answer: a mistake in the call, or a BizError that this one waited for in the cache.
  if (!isAxiosError(error)) throw error;
  const { response, config } = error;
  if (response) {
    keepToken(response);
    noteReturned(response.config);
    const body = await readBody(response);
    const refusal = new BizError(response, body);
    if (isRefusedToken(refusal)) {
      // Whoever sends it again judges what comes of it.
      if (callConfig(response.config).withValue !== undefined) throw refusal;
      const answer = await answerSent(refusal);
      if (answer) return answer;
    }
    return refuse(response, body);
  }
  if (config) noteReturned(config);
  await letGo(config, error);
  throw error;
}
