import { ownPath } from '@/utils/ownPath';
import { withoutParameter } from './query';

/** No path of the portal comes near; browsers and servers cut longer ones. */
const longest = 2048;

/**
 * A return path that stays inside the portal: path, query and hash, without `relogin`; undefined for anything
 * else. Never decodes: the router has done so once (docs/decisions.md).
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  const path = value && value.length <= longest ? ownPath(value) : undefined;
  if (!path) return undefined;
  const { pathname, search, hash } = new URL(path, window.location.origin);
  // The flag belongs to the expiry that was answered by logging in.
  return pathname + withoutParameter(search, 'relogin') + hash;
}
