import { history } from '@umijs/max';

/** A query without one parameter; finds the parameter in any encoding and leaves the others as they are. */
export function withoutParameter(search: string, name: string): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(name));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** A parameter of the current URL; null when it is missing. */
export function readParameter(name: string): string | null {
  return new URLSearchParams(history.location.search).get(name);
}

/**
 * Sets one parameter of the current URL, or removes it (undefined), without a new history entry. Path, hash and state
 * stay.
 */
export function replaceParameter(name: string, value: string | undefined): void {
  const { search, hash, state } = history.location;
  const others = withoutParameter(search, name);
  const pair =
    value === undefined ? '' : `${others ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  // An empty pathname keeps the current one. With a pathname, Umi's history adds the router base a second time.
  history.replace({ pathname: '', search: others + pair, hash }, state);
}
