import { withoutParameter } from './query';

/** No path of the portal comes near; browsers and servers cut longer ones. */
const longest = 2048;

/** Control characters, which URL parsing drops silently, and backslashes in the path, which it takes for slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const deceptive = /[\u0000-\u001f\u007f]|^[^?#]*\\/;

function parse(value: string): URL | undefined {
  try {
    return new URL(value, window.location.origin);
  } catch {
    return undefined;
  }
}

/**
 * A return path that stays inside the portal: path, query and hash, without `relogin`; undefined for anything
 * else. Never decodes: the router has done so once (docs/decisions.md). The history library leaves the site for a
 * path that starts with `//`, so neither the value nor what it resolves to may.
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > longest || deceptive.test(value)) return undefined;
  const url = parse(value);
  // The origin alone is not enough: blob: URLs have the origin of the page that made them.
  if (url?.origin !== window.location.origin || url.protocol !== window.location.protocol) {
    return undefined;
  }
  if (url.username || url.password || !/^\/(?!\/)/.test(url.pathname)) return undefined;
  // The flag belongs to the expiry that was answered by logging in.
  return url.pathname + withoutParameter(url.search, 'relogin') + url.hash;
}
