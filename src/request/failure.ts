import type { AxiosResponse } from '@umijs/max';
import { isLoginPage } from '@/session/state/expiry';
import { isChunkError } from '@/utils/chunkError';
import { isRecord } from '@/utils/isRecord';
import { infoOf, isSuccess, plainMessageOf } from './answer';
import { busyTimeText } from './busyWords';
import { text } from './feedback';
import { MissingPathValue } from './path';
import { isBusy, retryAfterMs } from './retryAfter';
import type { BizInfo } from './types';

/** The server answered without success: carries the response and what the server said (spec §7). */
export class BizError extends Error {
  override readonly name = 'BizError';
  readonly info: BizInfo;
  /** False when the body says nothing: a page, a truncated body, an empty 500, a success with unexpected data. */
  readonly hasEnvelope: boolean;
  /** When a busy server (429, 503) wants to be asked again (ms since 1970); undefined when it does not say so. */
  readonly retryAt?: number;

  /** @param body the parsed body; for files it is not `response.data` */
  constructor(
    readonly response: AxiosResponse<unknown>,
    body: unknown = response.data,
  ) {
    const info = infoOf(body);
    const hasEnvelope = isRecord(body) && !isSuccess(body);
    super(
      hasEnvelope ? info.messages?.join('\n') || info.errorMessage || '' : plainMessageOf(body),
    );
    this.info = info;
    this.hasEnvelope = hasEnvelope;
    const pauseMs = retryAfterMs(response);
    if (pauseMs !== undefined) this.retryAt = Date.now() + pauseMs;
  }
}

/** Whether the server answered without success. */
export function isBizError(error: unknown): error is BizError {
  return error instanceof BizError;
}

/** Whether the server, or what stands before it, takes no body as large as this (HTTP 413). */
export function isTooMuch(error: unknown): error is BizError {
  return isBizError(error) && error.response.status === 413;
}

/** The server answered with success, but not with what the contract says. Without a message, which would be shown to people. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/**
 * What went wrong; every kind has its own handler (contract: Which handler speaks). `file`: a script that the action needs did
 * not load, so nothing was sent.
 */
export type CallFailure =
  | { kind: 'cancelled' }
  | { kind: 'offline' }
  | { kind: 'file' }
  | { kind: 'unauthorised' | 'timedOut' | 'shown' | 'business'; error: BizError }
  | { kind: 'unreadable'; error: Error }
  | { kind: 'unknown' };

interface RequestFailure {
  code?: string;
  name?: string;
  isAxiosError?: boolean;
  response?: unknown;
}

/** axios's codes for "sent, and no answer came". Its other codes without a response are mistakes in the call. */
const noAnswer = new Set([
  'ERR_NETWORK',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ECONNRESET',
  'ECONNREFUSED',
]);

/** Sorts what a call has rejected with. `unknown` is what the request runtime does not throw: an error in the portal. */
export function failureOf(error: unknown): CallFailure {
  if (isBizError(error)) {
    const { response, info, hasEnvelope } = error;
    if (response.status === 401) return { kind: 'unauthorised', error };
    if (response.status === 412) return { kind: 'timedOut', error };
    if (!hasEnvelope) return { kind: 'unreadable', error };
    const isComplete = info.errorMessage && info.errorCode && info.showType !== undefined;
    return { kind: isComplete ? 'shown' : 'business', error };
  }
  if (error instanceof UnreadableAnswer) return { kind: 'unreadable', error };
  if (error instanceof MissingPathValue) {
    return { kind: 'unreadable', error: new UnreadableAnswer() };
  }
  // Compared by fields, not by class: the bundle may hold two copies of axios, and the cache throws its own errors. ahooks calls
  // its own for a call whose page was left CancelledError.
  const { code, name, isAxiosError, response }: RequestFailure = Object(error);
  if (code === 'ERR_CANCELED' || name === 'AbortError' || name === 'CancelledError')
    return { kind: 'cancelled' };
  if (isAxiosError && !response && code && noAnswer.has(code)) return { kind: 'offline' };
  if (isChunkError(error)) return { kind: 'file' };
  return { kind: 'unknown' };
}

/** Whether the server refused the token (HTTP 401, 412): then it has not done what it was asked. */
export function isRefusedToken(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'unauthorised' || kind === 'timedOut';
}

/**
 * Whether the failure has no text where it happened: the login dialog speaks, or the call was cancelled. Over the page of the
 * login no dialog opens.
 */
export function isSilent(error: unknown): boolean {
  const isDialogDue = isRefusedToken(error) && !isLoginPage();
  return isDialogDue || failureOf(error).kind === 'cancelled';
}

/** Whether it is not known if the server did what it was asked: no answer came, or an unreadable one. */
export function isAnswerLost(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'offline' || kind === 'unreadable';
}

/**
 * Whether the server may already have done what it was asked: the answer was lost, or it refuses, maybe since it did it at
 * an earlier try whose answer was lost. The code of the refusal says nothing here, as each server may have its own.
 */
export function mayBeDone(error: unknown): boolean {
  const { kind } = failureOf(error);
  return isAnswerLost(error) || kind === 'shown' || kind === 'business';
}

/** What is known of a busy server (429, 503); undefined for any other failure. */
export interface Busy {
  /** When it wants to be asked again, in words. */
  until?: string;
  /** Whether it says in its own words what is wrong, such as too many tries of this person. */
  isExplained: boolean;
}

export function busyOf(error: unknown): Busy | undefined {
  if (!isBizError(error) || !isBusy(error.response)) return undefined;
  const { retryAt, hasEnvelope, message } = error;
  const until = retryAt === undefined ? undefined : busyTimeText(retryAt);
  return { until, isExplained: hasEnvelope || message !== '' };
}

/** Says when a busy server may be asked again; undefined when it does not tell. */
export function busyMessageOf(error: unknown): string | undefined {
  const busy = busyOf(error);
  if (!busy?.until) return undefined;
  return text(busy.isExplained ? 'request.tryAfter' : 'request.busyUntil', { time: busy.until });
}

/** The language of `messageOf` where it is not the page's: the server's own words are Chinese. */
export function messageLangOf(error: unknown): 'zh-CN' | undefined {
  return isBizError(error) && error.message && !isRefusedToken(error) ? 'zh-CN' : undefined;
}

/** The failure in words for people, for a screen's own error state. Never empty. */
export function messageOf(error: unknown): string {
  const failure = failureOf(error);
  // There the next try takes the new token.
  if (isRefusedToken(error) && isLoginPage()) return text('request.retry');
  switch (failure.kind) {
    case 'offline':
      return text('request.network.body');
    case 'file':
      return text('request.file');
    case 'unauthorised':
      return text('request.unauthorised');
    case 'timedOut':
      return text('request.expired');
    case 'shown':
    case 'business':
      return failure.error.message || text('request.fallback');
    case 'unreadable':
      return failure.error.message || busyMessageOf(error) || text('request.retry');
    default:
      return text('request.retry');
  }
}
