import { history, type RequestOptions } from '@umijs/max';
import { noticeExpiry } from '@/session/state/expiry';
import {
  type BizError,
  busyMessageOf,
  busyOf,
  type CallFailure,
  failureOf,
  messageOf,
} from './failure';
import { showMessage, showNotification, text } from './feedback';
import type { BizInfo, CallConfig } from './types';

/** The generic handler by show type (spec §8). */
function showByType({ showType, errorCode = '', errorMessage = '' }: BizInfo): void {
  switch (showType) {
    case 0:
      return;
    case 1:
      showMessage('warning', errorMessage);
      return;
    case 4:
      showNotification('error', errorCode, errorMessage);
      return;
    case 9:
      history.push(`/exception?${new URLSearchParams({ errorCode, errorMessage })}`);
      return;
    default:
      // 2, and any show type the portal does not know.
      showMessage('error', errorMessage);
  }
}

/** A busy server that has said in its own words what is wrong (spec §8): says beside them when it may be asked again. */
function sayWhen(error: unknown, showType?: number): void {
  const words = busyOf(error)?.isExplained ? busyMessageOf(error) : undefined;
  if (words && showType !== 0) showMessage('warning', words);
}

/** Says that the login has timed out, once for each expiry; at 401 the login dialog speaks for itself (spec §8). */
export function reportExpiry({ kind }: CallFailure, isFirst: boolean): void {
  if (isFirst && kind === 'timedOut') showMessage('warning', text('request.expired'));
}

function orderOf(error: BizError): CallConfig['order'] {
  return (error.response.config as CallConfig).order;
}

/**
 * Reports a failed call to the person by its one right handler (contract: Which handler speaks). A caller that reports some
 * failures itself passes the others on to this.
 * @throws the error itself when the request runtime did not cause it
 */
export function reportFailure(error: unknown): void {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'cancelled':
      return;
    case 'offline':
      showNotification(
        'error',
        text('request.network.title'),
        `${text('request.network.body')}\n${text('request.network.advice')}`,
      );
      return;
    case 'file':
      showMessage('error', messageOf(error));
      return;
    case 'unauthorised':
    case 'timedOut':
      reportExpiry(failure, noticeExpiry(orderOf(failure.error)));
      return;
    case 'shown':
      showByType(failure.error.info);
      sayWhen(error, failure.error.info.showType);
      return;
    case 'business':
      showNotification('warning', text('request.reminder'), messageOf(error));
      sayWhen(error);
      return;
    case 'unreadable':
      showMessage('error', messageOf(error));
      sayWhen(error);
      return;
    default:
      throw error;
  }
}

/**
 * Umi's hook for every rejected call; the call rejects as well.
 * @throws the error itself when the request runtime did not cause it
 */
export function errorHandler(error: unknown, options?: RequestOptions): void {
  if (!options?.skipErrorHandler) reportFailure(error);
}

/**
 * For `catch`: ignores a failed call, which the request runtime has reported already (spec §8), and reports a script that did not
 * load, which it knows nothing of. Anything else is an error in the portal's own code, and surfaces as an uncaught error.
 */
export function ignoreReported(error: unknown): void {
  const { kind } = failureOf(error);
  if (kind === 'file') reportFailure(error);
  if (kind !== 'unknown') return;
  queueMicrotask(() => {
    throw error;
  });
}
