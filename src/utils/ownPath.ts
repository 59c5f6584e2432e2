import { routerBase } from './routerBase';

/** Control characters, which URL parsing silently removes, and backslashes in the path, which it reads as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must find control characters
const deceptive = /[\u0000-\u001f\u007f]|^[^?#]*\\/;

function parse(value: string): URL | undefined {
  try {
    return new URL(value, window.location.origin);
  } catch {
    // The URL constructor throws on an invalid URL.
    return undefined;
  }
}

/**
 * Path, query and hash of a URL on the portal's origin; undefined for any other URL. The history library leaves the
 * site for a path that starts with `//`, so neither the value nor the resolved path may do so.
 */
export function ownPath(value: string): string | undefined {
  if (deceptive.test(value)) return undefined;
  const url = parse(value);
  // Comparing origins is not enough: a blob: URL has the origin of the page that made it.
  if (url?.origin !== window.location.origin || url.protocol !== window.location.protocol) {
    return undefined;
  }
  if (url.username || url.password || !/^\/(?!\/)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Reduces several slashes at the beginning of a path, and after the router base, to one. */
export function oneSlashPath(pathname: string): string {
  const path = pathname.replace(/^[\\/]+/, '/');
  const base = routerBase();
  return path.startsWith(`${base}/`)
    ? base + path.slice(base.length).replace(/^[\\/]+/, '/')
    : path;
}
