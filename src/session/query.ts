import { history } from '@umijs/max';

/** A query without one parameter, however its name is written; the others stay as they were written. */
export function withoutParameter(search: string, name: string): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(name));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/**
 * Sets or (undefined) removes one parameter of the current URL, replacing the entry in history; path, hash
 * and state stay.
 */
export function replaceParameter(name: string, value: string | undefined): void {
  const { search, hash, state } = history.location;
  const others = withoutParameter(search, name);
  const pair =
    value === undefined ? '' : `${others ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  // An empty pathname keeps the current one; given it, Umi's history would put the router base before it again.
  history.replace({ pathname: '', search: others + pair, hash }, state);
}
