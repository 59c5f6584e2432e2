import type { AxiosError, AxiosResponse, RequestOptions, ResponseInterceptor } from '@umijs/max';
import { refuseForOther } from '@/session/otherTabs';
import { acceptTokenValue, getToken, stampRequest, tokenSettled } from '@/session/tokens';
import { site } from '../../config/site';
import { BizError } from './BizError';
import { keepAnswer, letGo, throughCache } from './cache';
import { contentTypeOf, headerOf, isEnvelope, isSuccess, readBody } from './envelope';
import { callUrl } from './path';
import { callConfig } from './types';

/** The headers of every call (spec §7): marker, site, and the token under its own name with its domain. */
function headersOf(isAnonymous: boolean | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    [site.headers.site]: site.siteId,
  };
  const token = isAnonymous ? undefined : getToken();
  if (token) {
    headers[token.key] = token.value;
    if (token.domain) headers[site.headers.domain] = token.domain;
  }
  return headers;
}

/** Completes a call before it is sent: its address, its headers, and when it began. */
export async function prepareCall(config: RequestOptions): Promise<RequestOptions> {
  const { pathParams, anonymous, stamp } = callConfig(config);
  // The session's own calls bring the token, and the person, that the others wait for.
  if (!stamp) {
    await tokenSettled();
    refuseForOther();
  }
  return throughCache({
    ...config,
    url: callUrl(config.url ?? '', pathParams),
    stamp: stamp ?? stampRequest(),
    headers: { ...config.headers, ...headersOf(anonymous) },
  });
}

/** The header that carries the token is named by the stored token (spec §7). */
function keepToken(response: AxiosResponse<unknown>): void {
  const { stamp } = callConfig(response.config);
  const key = getToken()?.key;
  const value = key && headerOf(response, key);
  if (stamp && value) acceptTokenValue(value, stamp);
}

function isFileCall(response: AxiosResponse<unknown>): boolean {
  const { responseType } = response.config;
  return responseType === 'blob' || responseType === 'arraybuffer';
}

/** A file is what it is, unless the server sent a page or a failing envelope in its place. */
function isFile(response: AxiosResponse<unknown>, body: unknown): boolean {
  if (contentTypeOf(response) === 'text/html') return false;
  return !(isEnvelope(body) && body.success === false);
}

/** Rejects with what the server answered (spec §7), after the calls that wait for the same answer were told. */
async function refuse(response: AxiosResponse<unknown>, body: unknown): Promise<never> {
  const error = new BizError(response, body);
  await letGo(response.config, error);
  throw error;
}

/** Success is `success === true`; anything else is rejected with the response (spec §7). */
export const judgeAnswer: ResponseInterceptor = async (response) => {
  // An answer repeated from the cache was judged when it came, and its token header is of then.
  if ('cached' in response && response.cached) return response;
  keepToken(response);
  const body = isFileCall(response) ? await readBody(response) : response.data;
  if (!(isFileCall(response) ? isFile(response, body) : isSuccess(body))) {
    return refuse(response, body);
  }
  await keepAnswer(response);
  return response;
};

function isAxiosError(error: Error): error is AxiosError {
  return 'isAxiosError' in error;
}

/** An answer outside 2xx, or one whose JSON could not be read, is rejected as a BizError too. */
export async function judgeFailure(error: Error): Promise<never> {
  // Anything else is no answer: a mistake in the call, or a BizError that this one waited for in the cache.
  if (!isAxiosError(error)) throw error;
  const { response, config } = error;
  if (response) {
    keepToken(response);
    return refuse(response, await readBody(response));
  }
  await letGo(config, error);
  throw error;
}
