import { routerBase } from './routerBase';

/** Control characters, which URL parsing drops silently, and backslashes in the path, which it takes for slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const deceptive = /[\u0000-\u001f\u007f]|^[^?#]*\\/;

function parse(value: string): URL | undefined {
  try {
    return new URL(value, window.location.origin);
  } catch {
    // The constructor is the parser; it throws on what is no address.
    return undefined;
  }
}

/**
 * Path, query and hash of an address that stays on the portal's origin; undefined for anything else. The history
 * library leaves the site for a path that starts with `//`, so neither the value nor what it resolves to may.
 */
export function ownPath(value: string): string | undefined {
  if (deceptive.test(value)) return undefined;
  const url = parse(value);
  // The origin alone is not enough: blob: URLs have the origin of the page that made them.
  if (url?.origin !== window.location.origin || url.protocol !== window.location.protocol) {
    return undefined;
  }
  if (url.username || url.password || !/^\/(?!\/)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** A path of the address bar whose beginning, and what follows the router base, is one slash. */
export function oneSlashPath(pathname: string): string {
  const path = pathname.replace(/^[\\/]+/, '/');
  const base = routerBase();
  return path.startsWith(`${base}/`)
    ? base + path.slice(base.length).replace(/^[\\/]+/, '/')
    : path;
}
