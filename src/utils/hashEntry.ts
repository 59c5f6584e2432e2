import { oneSlashPath, ownPath } from './ownPath';
import { routerBase, withoutBase } from './routerBase';

/**
 * The path of an incoming `#/path?query`, or undefined when the hash is an ordinary anchor. The specification opens the
 * position detail at such a hash route (spec §2); the portal's router uses paths.
 */
export function pathFromHash(hash: string): string | undefined {
  return hash.startsWith('#/') ? ownPath(hash.slice(1)) : undefined;
}

/** Such a hash whose `#` was encoded on the way. */
const hashInPath = /^(?:\/index\.html|\/)%23(\/.*)$/;

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/**
 * Changes the address before anything reads it: an incoming `#/path` becomes that path, and several slashes at the
 * beginning become one, because a link made from `//path` would lead to another host. `clean` may change it further (utils/sharedAddress).
 */
export function normaliseAddress(clean = (address: Address): Address => address): void {
  const { pathname, search, hash, origin } = window.location;
  const [, encoded] = hashInPath.exec(withoutBase(pathname)) ?? [];
  const path = pathFromHash(encoded ? `#${encoded}${search}${hash}` : hash);
  const given = path ? routerBase() + path : oneSlashPath(pathname) + search + hash;
  const shared = clean(new URL(origin + given));
  const wanted = shared.pathname + shared.search + shared.hash;
  if (wanted === pathname + search + hash) return;
  window.history.replaceState(path ? null : window.history.state, '', wanted);
}
