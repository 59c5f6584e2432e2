import { history } from '@umijs/max';

/**
 * Sets or (undefined) removes one parameter of the current URL, replacing the entry in history; path, hash
 * and state stay. Works on the text, so that the other parameters stay as they were written.
 */
export function replaceParameter(name: string, value: string | undefined): void {
  const { search, hash, state } = history.location;
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== name);
  if (value !== undefined) pairs.push(`${name}=${encodeURIComponent(value)}`);
  const next = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  // An empty pathname keeps the current one; given it, Umi's history would put the router base before it again.
  history.replace({ pathname: '', search: next, hash }, state);
}
