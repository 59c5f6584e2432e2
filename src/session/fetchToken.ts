import { failureOf } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { getAccessToken, getTokenAndUser } from '@/services/session';
import type { Domain, Token, TokenAndUser, User } from '@/services/types';
import { site } from '../../config/site';
import {
  acceptToken,
  beginEpoch,
  getToken,
  holdCallsFor,
  isCurrent,
  type Stamp,
  stampRequest,
} from './tokens';
import { adoptUser, currentDomain, getUser, setUser } from './user';

type TokenCall = (domain: Domain, options: CallOptions) => Promise<TokenAndUser>;

function isRefusedToken(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'unauthorised' || kind === 'timedOut';
}

/** A stored token that the server no longer takes must not keep a visitor out for ever: asks again without it. */
async function ask(call: TokenCall, domain: Domain, stamp: Stamp): Promise<TokenAndUser> {
  const options: CallOptions = { skipErrorHandler: true, stamp };
  try {
    return await call(domain, options);
  } catch (error) {
    if (!getToken() || !isRefusedToken(error)) throw error;
    return call(domain, { ...options, anonymous: true });
  }
}

/** In the censor domain a failed fetch removes token and user (spec §4). */
async function askByRules(call: TokenCall, domain: Domain, stamp: Stamp): Promise<TokenAndUser> {
  try {
    return await ask(call, domain, stamp);
  } catch (error) {
    if (domain === site.reviewerDomain && isCurrent(stamp)) {
      beginEpoch(undefined);
      setUser(undefined);
    }
    throw error;
  }
}

/** A reviewer needs a user in addition to the token: without one the token is cleared (spec §4, §6). */
function clearUselessToken(domain: Domain): void {
  if (domain === site.reviewerDomain && !getUser()) beginEpoch(undefined);
}

let pending: { domain: Domain; token: Promise<Token | undefined> } | undefined;

async function renewToken(domain: Domain): Promise<Token | undefined> {
  const stamp = stampRequest();
  const { token } = await askByRules(getAccessToken, domain, stamp);
  acceptToken(token, stamp);
  clearUselessToken(domain);
  return getToken();
}

/**
 * The stored token, or a new one for the session's domain when none is stored or `force` is set (spec §4).
 * Other calls wait for it, and two that ask at once share it. Rejects, without a notice, when there is none.
 */
export async function fetchToken({ force = false } = {}): Promise<Token | undefined> {
  const domain = currentDomain();
  clearUselessToken(domain);
  const stored = getToken();
  if (stored && !force) return stored;
  if (pending?.domain !== domain) {
    const mine = { domain, token: holdCallsFor(renewToken(domain)) };
    pending = mine;
    const done = () => {
      if (pending === mine) pending = undefined;
    };
    mine.token.then(done, done);
  }
  return pending?.token;
}

/**
 * Makes a call that takes no login, as signing in itself; once more with a new token when the stored one has died while
 * its form stood open. Give it a call that says nothing itself (`skipErrorHandler`).
 */
export async function withLivingToken<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusedToken(error)) throw error;
    await fetchToken({ force: true });
    return call();
  }
}

/**
 * Token and user of a domain (spec §4): stores the token, and stores or removes the user. Rejects, without
 * a notice, when the server does not answer with success.
 */
export async function fetchTokenAndUser(domain: Domain): Promise<User | undefined> {
  const stamp = stampRequest();
  const { token, user } = await askByRules(getTokenAndUser, domain, stamp);
  // Somebody has signed in or out meanwhile, here or in another tab: what they stored stands.
  if (!isCurrent(stamp)) return adoptUser();
  acceptToken(token, stamp);
  setUser(user);
  clearUselessToken(domain);
  return user;
}
