import type { Response as InjectedResponse } from 'light-my-request';
import { errorsOfCode, errorsOfExchange } from './previewCheck';

export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

/** Stores the cookies of Set-Cookie headers. */
export function keepCookies(jar: Map<string, string>, header: unknown): void {
  for (const line of [header ?? []].flat()) {
    const [pair = ''] = String(line).split(';');
    const [name = '', value = ''] = pair.split('=');
    const isRemoved = value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(String(line));
    if (isRemoved) jar.delete(name.trim());
    else jar.set(name.trim(), value.trim());
  }
}

/** The query as the contract sends it: lists as repeated names. */
export function search(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) {
      params.append(name, String(one));
    }
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}

/** Fails the test on a call or answer that breaks the contract. */
export function failOnErrors(
  method: string,
  path: string,
  answer: InjectedResponse,
  server = 'normal',
): void {
  const contentType = String(answer.headers['content-type'] ?? '');
  const isJson = contentType.startsWith('application/json');
  const exchange = { method, url: path, contentType, answer: answer.rawPayload };
  const errors =
    isJson && server === 'normal' ? [...errorsOfExchange(exchange), ...errorsOfCode(exchange)] : [];
  if (errors.length > 0) {
    throw new Error(`The answer breaks the contract:\n${errors.join('\n')}\n${answer.payload}`);
  }
}
