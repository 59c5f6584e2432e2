import { type BizError, isBizError } from './BizError';
import { text } from './texts';

/** What went wrong, in the order in which the handlers claim it (contract: Which handler speaks). */
export type Failure =
  | { kind: 'cancelled' }
  | { kind: 'offline' }
  | { kind: 'unauthorised' | 'timedOut' | 'shown' | 'business'; error: BizError }
  | { kind: 'unreadable'; error: Error }
  | { kind: 'unknown' };

/** The server answered with success, and with something else than the contract says. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

interface RequestFailure {
  code?: string;
  name?: string;
  isAxiosError?: boolean;
  request?: unknown;
  response?: unknown;
}

/** axios's codes for "sent, and nothing came back"; its other codes without a response are mistakes in the call. */
const noAnswer = new Set([
  'ERR_NETWORK',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ECONNRESET',
  'ECONNREFUSED',
]);

function isObject(error: unknown): error is RequestFailure {
  return typeof error === 'object' && error !== null;
}

/** Sorts a rejection of the request runtime; anything it did not cause is `unknown`. */
export function failureOf(error: unknown): Failure {
  if (isBizError(error)) {
    const { response, info, hasEnvelope } = error;
    if (response.status === 401) return { kind: 'unauthorised', error };
    if (response.status === 412) return { kind: 'timedOut', error };
    if (!hasEnvelope) return { kind: 'unreadable', error };
    const isComplete = info.errorMessage && info.errorCode && info.showType !== undefined;
    return { kind: isComplete ? 'shown' : 'business', error };
  }
  if (error instanceof UnreadableAnswer) return { kind: 'unreadable', error };
  if (!isObject(error)) return { kind: 'unknown' };
  // Matched by shape: the bundle may hold two copies of axios, and the cache throws its own.
  if (error.code === 'ERR_CANCELED' || error.name === 'AbortError') return { kind: 'cancelled' };
  if (error.isAxiosError && !error.response && error.code && noAnswer.has(error.code)) {
    return { kind: 'offline' };
  }
  return { kind: 'unknown' };
}

/** Whether the server does not take the token, or no longer (HTTP 401, 412): it has done nothing of what it was asked. */
export function isRefusedToken(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'unauthorised' || kind === 'timedOut';
}

/** Whether nobody can tell by it if the server did what it was asked: no answer came, or none that can be read. */
export function isAnswerLost(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'offline' || kind === 'unreadable';
}

/** A rejection in words for people, for a screen's own error state. Never empty. */
export function messageOf(error: unknown): string {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'offline':
      return text('request.network.body');
    case 'unauthorised':
      return text('request.unauthorised');
    case 'timedOut':
      return text('request.expired');
    case 'shown':
    case 'business':
      return failure.error.message || text('request.fallback');
    case 'unreadable':
      return failure.error.message || text('request.retry');
    default:
      return text('request.retry');
  }
}
