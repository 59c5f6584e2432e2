import { type AxiosResponse, getRequestInstance } from '@umijs/max';
import { adoptValue, valueAfter } from '@/session/rotation';
import { getToken, holdCallsFor, type Stamp } from '@/session/tokens';
import { type BizError, isBizError } from './BizError';
import { headerOf } from './envelope';
import { isRefusedToken } from './failure';
import { callConfig } from './types';

/** How long a refused call waits for those that left with the same token: one of them may bring the next one (ms). */
const patienceMs = 2000;
/** No server means this many, and none is to be asked for ever. */
const mostTries = 25;

/** The token values that calls under way were sent with, by the call. */
const underWay = new Map<number, string>();
const listeners = new Set<() => void>();

/** Notes that a call leaves with a token value. */
export function noteLeft({ sequence }: Stamp, value: string): void {
  underWay.set(sequence, value);
}

/** Notes that a call came back, however; the token that it brought has been looked at. */
export function noteReturned(config: object): void {
  const { stamp } = callConfig(config);
  if (stamp) underWay.delete(stamp.sequence);
  for (const listener of [...listeners]) listener();
}

/** The value of a response's token header, which is named by the stored token (spec §7). */
export function tokenIn(response: AxiosResponse<unknown>): string | undefined {
  const key = getToken()?.key;
  return key === undefined ? undefined : headerOf(response, key);
}

function othersReturned(value: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      window.clearTimeout(timer);
      listeners.delete(check);
      resolve();
    };
    const check = () => {
      const isAwaited = [...underWay.values()].includes(value);
      if (!isAwaited || getToken()?.value !== value) stop();
    };
    const timer = window.setTimeout(stop, patienceMs);
    listeners.add(check);
    check();
  });
}

let line: Promise<unknown> = Promise.resolve();

/** One after the other: with a server that takes the last token only, two at once would refuse each other. New calls wait. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = line.then(work);
  line = mine.catch(() => undefined);
  return holdCallsFor(mine);
}

async function tryValues(
  config: AxiosResponse['config'],
  sentValue: string,
  stamp: Stamp,
): Promise<AxiosResponse | undefined> {
  let value = valueAfter(sentValue, stamp);
  for (let left = mostTries; left > 0 && value !== undefined; left -= 1) {
    const again = { ...config, withValue: value };
    try {
      const answer = await getRequestInstance().request(again);
      adoptValue(value);
      return answer;
    } catch (error) {
      if (!isRefusedToken(error)) {
        if (isBizError(error)) adoptValue(value);
        throw error;
      }
      // A server that answers with a token knows the session: it refuses the person, not the token.
      if (isBizError(error) && tokenIn(error.response)) return undefined;
      value = valueAfter(value, stamp);
    }
  }
  return undefined;
}

/**
 * What a call is answered that was refused (401, 412) only because its token has been replaced while it was under way:
 * it is sent again with the token in force. Undefined when the session is over; rejects as the call sent again does.
 * Decided: docs/decisions.md, Requests.
 */
export async function answerSent({ response }: BizError): Promise<AxiosResponse | undefined> {
  const { stamp, anonymous } = callConfig(response.config);
  const key = getToken()?.key;
  const sent: unknown = key === undefined ? undefined : response.config.headers?.[key];
  if (!stamp || anonymous || typeof sent !== 'string' || tokenIn(response)) return undefined;
  if (valueAfter(sent, stamp) === undefined) {
    await othersReturned(sent);
    if (valueAfter(sent, stamp) === undefined) return undefined;
  }
  return inTurn(() => tryValues(response.config, sent, stamp));
}
