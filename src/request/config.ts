import type { RequestConfig } from '@umijs/max';
import { site } from '../../config/site';
import { errorHandler } from './errorHandler';
import { judgeAnswer, judgeFailure, prepareCall } from './interceptors';
import { queryOf } from './path';

/** Umi's type knows only interceptors that reject again; axios goes on with the answer of one that does not. */
const judgeFailed = judgeFailure as (error: Error) => Promise<never>;

/** The request runtime of every call, for Umi's `request` (spec §7, §8, §9). */
export const requestConfig: RequestConfig = {
  timeout: site.requestTimeoutMs,
  responseType: 'json',
  // A page or a truncated body must fail, not come back as a string with status 200.
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  paramsSerializer: { serialize: queryOf },
  // No errorThrower: Umi gives it the body alone, and a rejection carries the response (spec §7).
  errorConfig: { errorHandler },
  requestInterceptors: [prepareCall],
  responseInterceptors: [[judgeAnswer, judgeFailed]],
};
