import type { Token } from '@/services/types';
import { cleanAnswer } from '@/utils/cleanAnswer';
import { isRecord } from '@/utils/isRecord';
import { site } from '../../config/site';
import type { EarlyAnswer, EarlyCall } from './earlyCalls';
import { headersOf } from './headers';
import { addressOf, callUrl } from './path';
import type { CallConfig } from './types';
import { fromWire, placeOf, toWire } from './wire';

interface Options extends CallConfig {
  method: string;
  params?: Record<string, unknown>;
}

/** What axios asks for by default: the same call has the same headers (spec §7). */
const accept = 'application/json, text/plain, */*';

let token: Token | undefined;

/** The token that the next calls carry. */
export function sendToken(value: Token | undefined): void {
  token = value;
}

async function send(
  address: string,
  headers: Record<string, string>,
): Promise<EarlyAnswer | undefined> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), site.requestTimeoutMs);
  try {
    const response = await fetch(address, {
      headers: { Accept: accept, ...headers },
      signal: stop.signal,
    });
    const { status, statusText } = response;
    const body = await response.text();
    return { status, statusText, headers: Object.fromEntries(response.headers), body };
  } catch {
    // Offline, or no answer in time: the portal asks by itself and reports what is wrong.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Stands in for Umi's `request` in the page's script (config/earlyPlugin.ts), so that the services themselves make its
 * calls. Notes each call for the request runtime, which takes it over.
 * @throws an Error when there is no successful answer
 */
export async function request(url: string, { pathParams, params = {} }: Options): Promise<unknown> {
  if (placeOf('get', url).method !== 'get') throw new Error('The portal makes this call itself');
  const address = addressOf(callUrl(url, pathParams), toWire(params));
  const headers = headersOf(token);
  const answer = send(address, headers);
  const call: EarlyCall = { address, headers, begunAt: Date.now(), answer };
  window.earlyCalls ??= [];
  window.earlyCalls.push(call);
  const body = (await answer)?.body;
  call.endedAt = Date.now();
  const envelope = body === undefined ? undefined : cleanAnswer(fromWire(JSON.parse(body)));
  if (!isRecord(envelope) || envelope.success !== true) throw new Error('No answer to go on with');
  return envelope;
}
