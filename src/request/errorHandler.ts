import { history, type RequestOptions } from '@umijs/max';
import { noticeExpiry } from '@/session/expiry';
import type { BizError } from './BizError';
import { failureOf, messageOf } from './failure';
import { showMessage, showNotification } from './feedback';
import { text } from './texts';
import { type BizInfo, type CallConfig, callConfig } from './types';

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

function stampOf(error: BizError): CallConfig['stamp'] {
  return callConfig(error.response.config).stamp;
}

/**
 * Lets the one right handler speak (contract: Which handler speaks); throws on what the request runtime did
 * not cause. For a caller that owns its messages: give it what is not yours.
 */
export function reportFailure(error: unknown): void {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'cancelled':
      return;
    case 'offline':
      showNotification('error', text('request.network.title'), text('request.network.body'));
      return;
    case 'unauthorised':
      noticeExpiry(stampOf(failure.error));
      return;
    case 'timedOut':
      if (noticeExpiry(stampOf(failure.error))) showMessage('warning', text('request.expired'));
      return;
    case 'shown':
      showByType(failure.error.info);
      return;
    case 'business':
      showNotification('warning', text('request.reminder'), messageOf(error));
      return;
    case 'unreadable':
      showMessage('error', messageOf(error));
      return;
    default:
      throw error;
  }
}

/** Umi's hook for every rejected call; the promise is rejected whatever happens here. */
export function errorHandler(error: unknown, options?: RequestOptions): void {
  if (!options?.skipErrorHandler) reportFailure(error);
}
