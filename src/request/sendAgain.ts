import { type AxiosResponse, getRequestInstance } from '@umijs/max';
import {
  adoptAlternative,
  getToken,
  holdCallsUntil,
  type RequestOrder,
  rotatesTokens,
  valueAfterRefusal,
} from '@/session/state/token';
import { createListeners } from '@/utils/listeners';
import { sentValueOf, tokenValueOf } from './answer';
import { type BizError, isBizError, isRefusedToken } from './failure';
import type { CallConfig } from './types';

/**
 * How long a refused call waits for calls that left with the same token, as one of them may bring the next (ms). Only where
 * the server has been seen to replace tokens: anywhere else a 401 is an expiry at once (spec §8).
 */
const waitMs = 1_000;
/** A limit against endless tries; no server needs as many. */
const mostTries = 25;

/** The token value of each call under way, by the number of the call. */
const sentValues = new Map<number, string>();
const returnListeners = createListeners();
/** The calls to send again, one after the other. */
let queue: Promise<unknown> = Promise.resolve();

/** Notes that a call leaves with a token value. */
export function noteSent({ sequence }: RequestOrder, value: string): void {
  sentValues.set(sequence, value);
}

/** Notes that a call has ended, well or not, and that the token value of its answer is stored. */
export function noteReturned(config: object): void {
  const { order } = config as CallConfig;
  if (order) sentValues.delete(order.sequence);
  returnListeners.call();
}

/** Waits for the calls that left with a value, as long as it is the stored one. */
function waitForOthers(value: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      window.clearTimeout(timer);
      stopListening();
      resolve();
    };
    const check = () => {
      const isUnderWay = [...sentValues.values()].includes(value);
      if (!isUnderWay || getToken()?.value !== value) stop();
    };
    const timer = window.setTimeout(() => {
      // Waited for once: a call that broke before it was sent never returns.
      for (const [call, sent] of sentValues) if (sent === value) sentValues.delete(call);
      stop();
    }, waitMs);
    const stopListening = returnListeners.add(check);
    check();
  });
}

/** A server that takes only the newest token would refuse one of two calls at once: the others wait, new ones too. */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const mine = queue.then(work);
  queue = mine.catch(() => undefined);
  return holdCallsUntil(mine);
}

/** Sends the call with one token value after another until one is accepted; undefined when none is. */
async function tryValues(
  config: AxiosResponse['config'],
  sentValue: string,
  order: RequestOrder,
): Promise<AxiosResponse | undefined> {
  let value = valueAfterRefusal(sentValue, order);
  for (let left = mostTries; left > 0 && value !== undefined; left -= 1) {
    const instance = getRequestInstance();
    // The answer that the page's script has got (request/early) would be the same one again.
    const again = { ...config, retryValue: value, adapter: instance.defaults.adapter };
    try {
      const answer = await instance.request(again);
      adoptAlternative(value);
      return answer;
    } catch (error) {
      if (!isRefusedToken(error)) {
        if (isBizError(error)) adoptAlternative(value);
        throw error;
      }
      // A server that answers with a token knows the session: it refuses the person, not the token.
      if (isBizError(error) && tokenValueOf(error.response)) return undefined;
      value = valueAfterRefusal(value, order);
    }
  }
  return undefined;
}

/**
 * Sends a refused call (401, 412) again when its token was replaced while it was under way, and returns its answer.
 * Undefined when there is no other token, so that the session is over. Decided: docs/decisions.md, Token values.
 * @throws what the call throws when it is sent again
 */
export async function sendAgain({ response }: BizError): Promise<AxiosResponse | undefined> {
  const { order, anonymous } = response.config as CallConfig;
  const sent = sentValueOf(response);
  if (!order || anonymous || sent === undefined || tokenValueOf(response)) return undefined;
  if (valueAfterRefusal(sent, order) === undefined) {
    if (!rotatesTokens()) return undefined;
    await waitForOthers(sent);
    if (valueAfterRefusal(sent, order) === undefined) return undefined;
  }
  return enqueue(() => tryValues(response.config, sent, order));
}
