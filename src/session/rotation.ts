import { storedToken } from './storage';
import {
  getToken,
  isAfterGivenUp,
  isBeforeElsewhere,
  isFollowed,
  lastSequence,
  type Stamp,
} from './tokens';

/** A token value of this session that may be the server's latest in place of the stored one. */
interface Rival {
  value: string;
  /** How many calls had begun when it came. */
  cameAt: number;
}

/** More than come out of order at once would only be asked with in vain. */
const mostRivals = 20;

let rivals: readonly Rival[] = [];
/** How many calls had begun when the stored value came in an answer. */
let storedCameAt = 0;
/** Values that the server has refused, and how many calls had begun then. */
const refused = new Map<string, number>();

function isRefused(value: string): boolean {
  return isAfterGivenUp(refused.get(value) ?? 0);
}

/**
 * The value in a response's token header (spec §7): the last one that comes replaces the stored one (spec §4); without a
 * stored token it has no name. A value that came while this call was under way may yet be the newer one and is kept
 * as a rival; one that came before the call left is older for certain.
 */
export function acceptTokenValue(value: string, stamp: Stamp): void {
  const token = getToken();
  if (!token || token.value === value || !isFollowed(stamp)) return;
  const now = lastSequence();
  const isElsewhereNewer = isBeforeElsewhere(stamp);
  const loser: Rival = isElsewhereNewer
    ? { value, cameAt: now }
    : { value: token.value, cameAt: storedCameAt };
  rivals = [...rivals, loser]
    .filter(({ cameAt }) => cameAt >= stamp.sequence && isAfterGivenUp(cameAt))
    .slice(-mostRivals);
  // What another tab stored may be of a login there: it stands.
  if (isElsewhereNewer) return;
  storedCameAt = now;
  storedToken.write({ ...token, value });
}

/**
 * The server has refused a value. Answers the one to try in its place: the stored one if another has been stored since,
 * else the latest rival; undefined when there is none, and the session is over.
 */
export function valueAfter(refusedValue: string, stamp: Stamp): string | undefined {
  if (!isFollowed(stamp)) return undefined;
  refused.set(refusedValue, lastSequence());
  const stored = getToken()?.value;
  if (stored === undefined) return undefined;
  const others = rivals.filter(({ cameAt }) => isAfterGivenUp(cameAt)).map(({ value }) => value);
  return [stored, ...others.reverse()].find((value) => !isRefused(value));
}

/** The server has taken a value that was a rival: it takes the place of the refused one. */
export function adoptValue(value: string): void {
  const token = getToken();
  if (!token || token.value === value || !isRefused(token.value)) return;
  rivals = rivals.filter((rival) => rival.value !== value);
  storedToken.write({ ...token, value });
}
