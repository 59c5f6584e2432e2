import type { RequestOptions } from '@umijs/max';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { acceptTokenValue, getToken, stampRequest } from '@/session/state/token';
import { site } from '../../config/site';
import { tokenValueIn, withoutToken } from './headers';
import { addressOf } from './path';
import { noteReturned, noteSent } from './sendAgain';

/** The answer to a call that the page's script has begun, whatever its status. */
export interface EarlyAnswer {
  status: number;
  statusText: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** A GET that the page's script has begun while the portal's scripts were still on their way (src/early). */
export interface EarlyCall {
  /** With its query. */
  address: string;
  /** As `headersOf` gives them. */
  headers: Record<string, string>;
  /** When it left, in ms since 1970. */
  begunAt: number;
  /** When its answer came or it failed, in ms since 1970; undefined while it is on its way. */
  endedAt?: number;
  /** Undefined when no answer came: the portal then asks by itself. Never rejects. */
  answer: Promise<EarlyAnswer | undefined>;
}

declare global {
  interface Window {
    /** The page's early calls that nobody has taken over yet. */
    earlyCalls?: EarlyCall[];
  }
}

type Config = InternalAxiosRequestConfig;

/** An answer that nobody has asked for by then may be outdated (ms). */
const longestKept = 30_000;

/** The values that the token of the early calls has had since: each came with the answer to one before it. */
const successors = new Set<string | undefined>();

/** Notes that a call with one token value was answered with the next, so that early answers outlive the change. */
export function noteSuccessor(sent: string | undefined, value: string): void {
  if (successors.has(sent)) successors.add(value);
}

/** Whether calls with these headers ask the same, as the same session. */
function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  const isSuccessor = (name: string) =>
    [one, other].every((headers) => successors.has(tokenValueIn(headers, name)));
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => one[name] === other[name] || isSuccessor(name))
  );
}

/** Whether an early call is of use: answered just now, or on its way for no longer than any call may be (spec §9). */
function isFresh({ begunAt, endedAt }: EarlyCall): boolean {
  const now = Date.now();
  return endedAt === undefined
    ? now - begunAt < site.requestTimeoutMs
    : now - endedAt < longestKept;
}

/** Takes the early call out that asks the very same with the same headers. Each call is taken once. */
function take(address: string, headers: Record<string, string>): EarlyCall | undefined {
  const calls = window.earlyCalls ?? [];
  const found = calls.find((call) => call.address === address && isSame(call.headers, headers));
  if (!found) return undefined;
  calls.splice(calls.indexOf(found), 1);
  return isFresh(found) ? found : undefined;
}

/**
 * The answer as axios's own adapters give it.
 * @throws an AxiosError for a status outside 2xx
 */
async function settle(config: Config, { body, ...rest }: EarlyAnswer): Promise<AxiosResponse> {
  const response: AxiosResponse = { ...rest, data: body, config };
  if (rest.status >= 200 && rest.status < 300) return response;
  const message = `Request failed with status code ${rest.status}`;
  throw new AxiosError(message, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
}

/**
 * What the page's script has already asked: an adapter for axios that gives that answer. Undefined when the call has to be
 * sent. `url` is the filled path; `headersNow` gives the headers of spec §7 for this moment, because the session may change
 * while the answer is on its way.
 */
export async function takeEarlyAnswer(
  { url, method, params, timeout }: RequestOptions & { url: string },
  headersNow: () => Record<string, string>,
): Promise<RequestOptions | undefined> {
  if (!window.earlyCalls?.length || method?.toLowerCase() !== 'get') return undefined;
  const call = take(addressOf(url, params), headersNow());
  const answer = await call?.answer;
  if (!call || !isSame(call.headers, headersNow())) return undefined;
  if (!answer) {
    // The time that the page's script has waited counts (spec §9).
    const left = (timeout ?? site.requestTimeoutMs) - (Date.now() - call.begunAt);
    return { timeout: Math.max(left, 1) };
  }
  return { adapter: (config: Config) => settle(config, answer) } as RequestOptions;
}

/**
 * Takes the token values that the answers to the page's early calls bring, also of those that no screen asks for; to be
 * called when the token that they carry is stored. The screens' calls then bring no value a second time.
 */
export function acceptEarlyTokenValues(): void {
  const token = getToken();
  if (!token) return;
  successors.clear();
  successors.add(token.value);
  for (const call of window.earlyCalls ?? []) {
    if (tokenValueIn(call.headers, token.key) !== token.value) continue;
    const stamp = stampRequest();
    noteSent(stamp, token.value);
    call.answer = call.answer.then((answer) => {
      const value = tokenValueIn(answer?.headers, token.key);
      if (value) {
        noteSuccessor(token.value, value);
        acceptTokenValue(value, stamp);
      }
      noteReturned({ stamp });
      return answer && { ...answer, headers: withoutToken(answer.headers, token.key) };
    });
  }
}
