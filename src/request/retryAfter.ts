import type { AxiosResponse } from '@umijs/max';
import { headerOf } from './headers';

/** A longer pause than this is taken as this (ms): no clock of a page runs for longer. */
const longestMs = 86_400_000;

/** The form of an HTTP date (RFC 9110, 5.6.7). `Date.parse` alone would also read "1.5" and "-5" as dates. */
const httpDate = /^[A-Z][a-z]+, .+ GMT$/;

/** Whether the server says that it has too much to do (429, RFC 6585) or is not available for a while (503, RFC 9110). */
export function isBusy({ status }: AxiosResponse<unknown>): boolean {
  return status === 429 || status === 503;
}

/**
 * How long a busy server wants to be left alone (ms): its Retry-After, in seconds or as a date (RFC 9110, 10.2.3). A date is
 * held against the server's own clock where the answer tells it. Undefined without a usable one.
 */
export function retryAfterMs(response: AxiosResponse<unknown>): number | undefined {
  const value = headerOf(response.headers, 'retry-after')?.trim();
  if (!value || !isBusy(response)) return undefined;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, longestMs);
  const until = httpDate.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(until)) return undefined;
  const now = Date.parse(headerOf(response.headers, 'date') ?? '') || Date.now();
  return Math.min(Math.max(until - now, 0), longestMs);
}
