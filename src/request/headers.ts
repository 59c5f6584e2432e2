import type { Token } from '@/services/types';
import { site } from '../../config/site';

/** Where a token's value stands in calls and in answers: alone in the header that `token.key` names (spec §7). */
const tokenPlace = {
  header: (key: string) => key,
  write: (value: string) => value,
  read: (text: string) => text,
};

/** A header's text, whatever the spelling of its name; undefined when absent or empty. */
export function headerOf(headers: object | undefined, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const found = Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === wanted);
  const text: unknown = found?.[1];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** The value of a token in the headers of a call or of an answer. */
export function tokenValueIn(headers: object | undefined, key: string): string | undefined {
  const text = headerOf(headers, tokenPlace.header(key));
  return text === undefined ? undefined : tokenPlace.read(text);
}

/** Headers without the token's. */
export function withoutToken(headers: Record<string, string>, key: string): Record<string, string> {
  const name = tokenPlace.header(key).toLowerCase();
  return Object.fromEntries(Object.entries(headers).filter(([one]) => one.toLowerCase() !== name));
}

/** The headers of every call (spec §7): marker, site, and the token in its place with its domain. */
export function headersOf(token: Token | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    [site.headers.site]: site.siteId,
  };
  if (token) {
    headers[tokenPlace.header(token.key)] = tokenPlace.write(token.value);
    if (token.domain) headers[site.headers.domain] = token.domain;
  }
  return headers;
}
