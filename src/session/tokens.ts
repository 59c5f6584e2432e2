import type { Token } from '@/services/types';
import { storedToken } from './storage';

/** When a call began: its place among this tab's calls, and the session it belongs to. */
export interface Stamp {
  sequence: number;
  epoch: number;
}

/** Calls begun so far. */
let sequence = 0;
/** Sessions begun or ended so far; an answer to another session's call is of no account. */
let epoch = 0;
/** The call whose answer the stored token came from. */
let newest = 0;
/** A token on its way, which other calls wait for. */
let renewal: Promise<unknown> | undefined;

/** The stored token (spec §3). Read anew each time: another tab may have replaced it. */
export function getToken(): Token | undefined {
  return storedToken.read();
}

/** Marks the beginning of a call, before it is sent. */
export function stampRequest(): Stamp {
  sequence += 1;
  return { sequence, epoch };
}

export function isCurrent(stamp: Stamp): boolean {
  return stamp.epoch === epoch;
}

/** The number of the last call begun. */
export function lastSequence(): number {
  return sequence;
}

function isNewer(stamp: Stamp): boolean {
  return isCurrent(stamp) && stamp.sequence >= newest;
}

/**
 * Stores a token that an answer brought. An older call's answer that comes late does not overwrite a newer
 * token, and one of a session that has ended since does not bring it back. Tells whether it was stored.
 */
export function acceptToken(token: Token, stamp: Stamp): boolean {
  if (!isNewer(stamp)) return false;
  newest = stamp.sequence;
  storedToken.write(token);
  return true;
}

/** The same for the value in a response's token header (spec §7); without a stored token it has no name. */
export function acceptTokenValue(value: string, stamp: Stamp): void {
  const token = getToken();
  if (token) acceptToken({ ...token, value }, stamp);
}

/** A session begins (with its token, if it brought one) or ends (without): calls in flight are of the past. */
export function beginEpoch(token: Token | undefined): void {
  epoch += 1;
  storedToken.write(token);
}

/** Another tab replaced the token: answers to the calls already begun here are older than it. */
export function noteTokenFromElsewhere(): void {
  newest = sequence + 1;
}

/** Another tab began or ended the session; what it stored stands. */
export function noteEpochFromElsewhere(): void {
  epoch += 1;
}

/** Lets the calls that begin from now on wait until a token on its way is here, or known not to come. */
export function holdCallsFor<T>(coming: Promise<T>): Promise<T> {
  const settled = coming.then(
    () => undefined,
    // Whoever asked for the token hears of the failure; the waiting calls go on with what is stored.
    () => undefined,
  );
  renewal = settled;
  void settled.then(() => {
    if (renewal === settled) renewal = undefined;
  });
  return coming;
}

export async function tokenSettled(): Promise<void> {
  await renewal;
}

/** Names the session for caches: an entry of one is never read in another. */
export function sessionMark(): string {
  const token = getToken();
  return `${epoch}/${token?.key ?? ''}/${token?.domain ?? ''}`;
}
