import type { RequestOptions } from '@umijs/max';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import {
  acceptTokenValue,
  getToken,
  isCurrent,
  nextRequestOrder,
  type RequestOrder,
} from '@/session/state/token';
import { addressOf } from './address';
import { tokenValueIn, withoutToken } from './headers';
import { noteReturned, noteSent } from './sendAgain';

/** The answer to a call that the page has begun, whatever its status. */
export interface EarlyAnswer {
  status: number;
  statusText: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** A GET that the page has begun before the portal's scripts were there (first-paint/page). */
export interface EarlyCall {
  /** With its query. */
  address: string;
  /** As `headersOf` gives them. */
  headers: Record<string, string>;
  /** When its answer came, in ms since 1970. */
  endedAt?: number;
  /** Rejects when no answer came. */
  answer: Promise<EarlyAnswer>;
}

declare global {
  interface Window {
    /** The page's early calls that nobody has taken over yet. */
    earlyCalls?: EarlyCall[];
  }
}

/** An answer that nobody has asked for by then may be outdated (ms). */
const longestKept = 30_000;

/** The session whose token the early calls carry, once it is stored. */
let accepted: RequestOrder | undefined;

/** Whether calls with these headers ask the same as the same session, which may have another token value by now. */
function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const key = getToken()?.key;
  const isSession = accepted && isCurrent(accepted);
  const [a, b] = [one, other].map((headers) =>
    Object.entries(isSession && key ? withoutToken(headers, key) : headers).sort(),
  );
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The answer as axios's own adapters give it.
 * @throws an AxiosError where no answer came, and for a status outside 2xx
 */
function settle(
  config: InternalAxiosRequestConfig,
  answer: EarlyAnswer | undefined,
): AxiosResponse {
  if (!answer) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const { body, ...rest } = answer;
  const response: AxiosResponse = { ...rest, data: body, config };
  if (rest.status >= 200 && rest.status < 300) return response;
  const message = `Request failed with status code ${rest.status}`;
  throw new AxiosError(message, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
}

/**
 * What the page has asked already: an adapter for axios that gives that answer. Undefined when the call has to be sent. `url`
 * is the filled path; `headersNow` gives the headers of spec §7, as the session may change while the answer is on its way.
 */
export async function takeEarlyAnswer(
  { url, method, params }: RequestOptions & { url: string },
  headersNow: () => Record<string, string>,
): Promise<RequestOptions | undefined> {
  const calls = window.earlyCalls ?? [];
  const address = addressOf(url, params);
  const call = calls.find((one) => one.address === address);
  if (!call || method?.toLowerCase() !== 'get') return undefined;
  if (!isSame(call.headers, headersNow())) return undefined;
  calls.splice(calls.indexOf(call), 1);
  if (call.endedAt && Date.now() - call.endedAt > longestKept) return undefined;
  const answer = await call.answer.catch(() => undefined);
  if (!isSame(call.headers, headersNow())) return undefined;
  const adapter = async (config: InternalAxiosRequestConfig) => settle(config, answer);
  return { adapter } as RequestOptions;
}

/**
 * Takes the token values that the answers to the early calls bring, also of those that no screen asks for; called when the
 * token that they carry is stored.
 */
export function acceptEarlyTokenValues(): void {
  const token = getToken();
  if (!token) return;
  accepted = nextRequestOrder();
  for (const call of window.earlyCalls ?? []) {
    if (tokenValueIn(call.headers, token.key) !== token.value) continue;
    const order = nextRequestOrder();
    noteSent(order, token.value);
    call.answer = call.answer
      .then((answer) => {
        const value = tokenValueIn(answer.headers, token.key);
        if (value) acceptTokenValue(value, order);
        return { ...answer, headers: withoutToken(answer.headers, token.key) };
      })
      .finally(() => noteReturned({ order }));
    call.answer.catch(() => undefined);
  }
}
