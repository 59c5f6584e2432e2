import { decodedPath, pathFromHash } from './hashEntry';
import { ownPath } from './ownPath';
import { withoutParameter } from './query';

/**
 * The greatest length of a return path in characters. No path of the portal is this long, and browsers and servers cut
 * longer ones.
 */
const maxLength = 2048;

/**
 * A return path within the portal: path, query and hash, without `relogin`; undefined for any other value. An address with
 * `#/path` is that path (spec §2). The router has decoded the value (docs/product.md, Parameters in paths); one that was encoded
 * twice on its way is decoded here.
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  const path = value && value.length <= maxLength ? ownPath(decodedPath(value)) : undefined;
  if (!path) return undefined;
  const { pathname, search, hash } = new URL(path, window.location.origin);
  const entry = pathFromHash(hash);
  if (entry) return safeReturnPath(entry);
  // `relogin` marks an expiry, which the login has ended.
  return pathname + withoutParameter(search, 'relogin') + hash;
}
