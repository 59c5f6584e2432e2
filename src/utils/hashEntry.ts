import { ownPath } from './ownPath';

/**
 * The path of an incoming `#/path?query`, or undefined when the hash is an ordinary anchor. The specification opens the
 * position detail at such a hash route (spec §2); the portal's router uses paths.
 */
export function pathFromHash(hash: string): string | undefined {
  return hash.startsWith('#/') ? ownPath(hash.slice(1)) : undefined;
}
