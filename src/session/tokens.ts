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
/** Calls begun up to this one went with a token that has been given up since: what they bring is of no account. */
let givenUpTo = 0;
/** Calls begun up to this one were under way when another tab stored a token. */
let elsewhereTo = 0;
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

/** Whether the call went with a token that is still followed: its session goes on, and no new token was asked for since. */
export function isFollowed(stamp: Stamp): boolean {
  return stamp.sequence > givenUpTo;
}

/** Whether another tab has stored a token since the call began. */
export function isBeforeElsewhere(stamp: Stamp): boolean {
  return stamp.sequence <= elsewhereTo;
}

/** Whether something came after every token that has been given up; `cameAt` is what `lastSequence` told when it came. */
export function isAfterGivenUp(cameAt: number): boolean {
  return cameAt > givenUpTo;
}

/**
 * Stores a token that was asked for, unless its session has ended since or another tab has stored one. Answers to the
 * calls begun before bring no token any more.
 */
export function acceptToken(token: Token, stamp: Stamp): void {
  if (!isCurrent(stamp) || isBeforeElsewhere(stamp)) return;
  givenUpTo = sequence;
  storedToken.write(token);
}

/** A session begins (with its token, if it brought one) or ends (without): calls in flight are of the past. */
export function beginEpoch(token: Token | undefined): void {
  noteEpochFromElsewhere();
  storedToken.write(token);
}

/** Another tab replaced the token. */
export function noteTokenFromElsewhere(): void {
  elsewhereTo = sequence;
}

/** Another tab began or ended the session; what it stored stands. */
export function noteEpochFromElsewhere(): void {
  epoch += 1;
  givenUpTo = sequence;
}

/** Lets the calls that begin from now on wait until a token on its way is here, or known not to come. */
export function holdCallsFor<T>(coming: Promise<T>): Promise<T> {
  const settled = coming.then(
    () => undefined,
    // Whoever asked for the token hears of the failure; the waiting calls go on with what is stored.
    () => undefined,
  );
  // Two may be on their way at once, for two reasons.
  const all = Promise.all([renewal, settled]);
  renewal = all;
  void all.then(() => {
    if (renewal === all) renewal = undefined;
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
