import { oneSlashPath, ownPath } from './ownPath';
import { routerBase, withoutBase } from './routerBase';

/** A path whose slashes were encoded on its way, decoded; any other value as it is. */
export function decodedPath(value: string): string {
  try {
    return /^%2f/i.test(value) ? decodeURIComponent(value) : value;
  } catch {
    // A `%` that encodes nothing.
    return value;
  }
}

/**
 * The path of an incoming `#/path?query`, or undefined when the hash is an ordinary anchor. The specification opens the
 * position detail at such a hash route (spec §2); the portal's router uses paths. Chats encode the path (`#%2Fpath`), and
 * older sites write `#!/path`.
 */
export function pathFromHash(hash: string): string | undefined {
  const path = decodedPath(hash.replace(/^#(!|%21)?/, ''));
  return path.startsWith('/') ? ownPath(path) : undefined;
}

/** Such a hash whose `#` was encoded on the way. */
const hashInPath = /^(?:\/index\.html|\/)%23(.+)$/;

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
