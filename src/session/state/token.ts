import type { Domain, Token } from '@/services/types';
import { storedDomain, storedToken } from './storage';
import { store } from './store';

/** The stored token (spec §3). Read from storage each time, because another tab may have replaced it. */
export function getToken(): Token | undefined {
  return storedToken.read();
}

/** When a call left: its number among the calls of this tab, and the session it belongs to. */
export interface RequestOrder {
  sequence: number;
  epoch: number;
}

/** Numbers a call; taken just before it is sent. */
export function nextRequestOrder(): RequestOrder {
  store.calls += 1;
  return { sequence: store.calls, epoch: store.epoch };
}

/** Whether the call belongs to the session of this moment: nobody has signed in or out since it left. */
export function isCurrent(order: RequestOrder): boolean {
  return order.epoch === store.epoch;
}

/** The session has changed: answers to the calls that are under way no longer count. */
export function advanceEpoch(): void {
  store.epoch += 1;
  store.renewedAt = store.calls;
}

/** A session begins (with its token, if the server gave one) or ends (without). */
export function changeSession(token: Token | undefined): void {
  advanceEpoch();
  storedToken.write(token);
}

/** Names the session for the response cache: an answer of one session is never shown in another. */
export function sessionKey(): string {
  const token = storedToken.read();
  return `${store.epoch}/${token?.key ?? ''}/${token?.domain ?? ''}`;
}

/** More alternatives than these are not worth a call each. */
const alternativeLimit = 20;

function isSinceRenewal(callNumber: number): boolean {
  return callNumber > store.renewedAt;
}

/** Whether another tab has stored a token since the call left. */
export function isBeforeOtherTabToken({ sequence }: RequestOrder): boolean {
  return sequence <= store.otherTabTokenAt;
}

/**
 * Stores a token that was asked for, and its domain; not when its session has ended meanwhile or another tab has stored one.
 * Answers to calls that left before bring no token value any more.
 */
export function acceptToken(token: Token, domain: Domain, order: RequestOrder): void {
  if (!isCurrent(order) || isBeforeOtherTabToken(order)) return;
  store.renewedAt = store.calls;
  storedToken.write(token);
  storedDomain.write(domain);
}

/**
 * Takes the value of an answer's token header (spec §7). The last one that comes replaces the stored one (spec §4);
 * without a stored token its header has no name. A value that came while this call was under way may still be the
 * newer one, so it stays as an alternative. One that came before the call left is older.
 */
export function acceptTokenValue(value: string, order: RequestOrder): void {
  const token = getToken();
  if (!token || token.value === value) return;
  store.hasRotated = true;
  if (!isSinceRenewal(order.sequence)) return;
  const cameAt = store.calls;
  const isOtherTabNewer = isBeforeOtherTabToken(order);
  const alternative = isOtherTabNewer
    ? { value, cameAt }
    : { value: token.value, cameAt: store.storedAt };
  store.alternatives = [...store.alternatives, alternative]
    .filter((one) => one.cameAt >= order.sequence && isSinceRenewal(one.cameAt))
    .slice(-alternativeLimit);
  // What another tab stored stays: it may come from a login there.
  if (isOtherTabNewer) return;
  store.storedAt = cameAt;
  storedToken.write({ ...token, value });
}

/** Whether this server has been seen to replace a token value. */
export function rotatesTokens(): boolean {
  return store.hasRotated;
}

function isRefused(value: string): boolean {
  return isSinceRenewal(store.refusedAt.get(value) ?? 0);
}

/**
 * Notes that the server has refused a value, and names the value to try next: the stored one if it is another by now,
 * otherwise the latest alternative. Undefined when none is left, which means that the session is over.
 */
export function valueAfterRefusal(refused: string, order: RequestOrder): string | undefined {
  if (!isSinceRenewal(order.sequence)) return undefined;
  store.refusedAt.set(refused, store.calls);
  const stored = getToken()?.value;
  if (stored === undefined) return undefined;
  const others = store.alternatives.filter((one) => isSinceRenewal(one.cameAt)).reverse();
  return [stored, ...others.map((one) => one.value)].find((value) => !isRefused(value));
}

/** The server has accepted an alternative: it replaces the stored value if that one was refused. */
export function adoptAlternative(value: string): void {
  const token = getToken();
  if (!token || token.value === value || !isRefused(token.value)) return;
  store.alternatives = store.alternatives.filter((one) => one.value !== value);
  storedToken.write({ ...token, value });
}

/** Makes the calls that start from now on wait until `work` has ended, well or not. Returns `work`. */
export function holdCallsUntil<T>(work: Promise<T>): Promise<T> {
  const ended = work.then(
    () => undefined,
    // The caller handles the failure; the calls that wait go on with what is stored.
    () => undefined,
  );
  // Two of these may be under way at once.
  const all = Promise.all([store.hold, ended]);
  store.hold = all;
  void all.then(() => {
    if (store.hold === all) store.hold = undefined;
  });
  return work;
}

/** Resolves when no call has to wait for a token. */
export async function waitWhileHeld(): Promise<void> {
  if (!store.hold) return;
  await store.hold;
  // One wait may follow another, as a visitor's token follows a sign-out.
  await waitWhileHeld();
}
