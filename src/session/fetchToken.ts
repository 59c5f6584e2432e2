import { failureOf, isRefusedToken, UnreadableAnswer } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { getAccessToken, getTokenAndUser } from '@/services/session';
import type { Domain, Token, TokenAndUser, User } from '@/services/types';
import { site } from '../../config/site';
import { isToken, isUser, storedDomain } from './storage';
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

/** An answer to a call for a token. */
interface Asked {
  token: Token;
  user?: User;
  /** Of the domain that answered. */
  domain: Domain;
  stamp: Stamp;
  /** Why it was asked without the stored token, or by a visitor. */
  refusal?: unknown;
}

/** What the server answers can be used: a token that a header can carry, and whole persons. Anything else cannot be read. */
function readTokenAndUser(answer: unknown): Pick<Asked, 'token' | 'user'> {
  const { token, user }: { token?: unknown; user?: unknown } = Object(answer);
  if (!isToken(token)) throw new UnreadableAnswer();
  if (user === undefined || user === null) return { token };
  if (!isUser(user)) throw new UnreadableAnswer();
  return { token, user };
}

/** A stored token that the server no longer takes must not keep a visitor out for ever: asks again without it. */
async function ask(call: TokenCall, domain: Domain, stamp: Stamp): Promise<Asked> {
  const options: CallOptions = { skipErrorHandler: true, stamp };
  try {
    return { ...readTokenAndUser(await call(domain, options)), domain, stamp };
  } catch (error) {
    if (!getToken() || !isRefusedToken(error)) throw error;
    const answer = await call(domain, { ...options, anonymous: true });
    return { ...readTokenAndUser(answer), domain, stamp, refusal: error };
  }
}

/** Nothing is left of the session here: whoever asks next does so as a visitor of the default domain. */
function dropSession(): void {
  beginEpoch(undefined);
  storedDomain.write(undefined);
  setUser(undefined);
}

/**
 * In the censor domain a failed fetch removes token and user (spec §4), and with them what led to that domain. When it was
 * the server that refused, a visitor's token of the default domain follows.
 */
async function askByRules(call: TokenCall, domain: Domain): Promise<Asked> {
  const stamp = stampRequest();
  try {
    return await ask(call, domain, stamp);
  } catch (error) {
    if (domain !== site.reviewerDomain || !isCurrent(stamp)) throw error;
    dropSession();
    if (failureOf(error).kind === 'offline') throw error;
    return { ...(await askByRules(call, site.defaultDomain)), refusal: error };
  }
}

/** A reviewer needs a user in addition to the token: without one the token is cleared (spec §4, §6). */
function clearUselessToken(domain: Domain): void {
  if (domain === site.reviewerDomain && !getUser()) beginEpoch(undefined);
}

let pending: { domain: Domain; token: Promise<Token | undefined> } | undefined;

async function renewToken(wanted: Domain): Promise<Token | undefined> {
  const { token, domain, stamp } = await askByRules(getAccessToken, wanted);
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

/** What the start-up call told. */
interface Told {
  user?: User;
  /** The server's refusal of what was stored, where the session goes on without it. */
  refusal?: unknown;
}

/**
 * Token and user of a domain (spec §4): stores the token, and stores or removes the user. A session that the server
 * refuses (401, 412) even without its token is over. Rejects, without a notice, when the server does not answer with success.
 */
export async function fetchTokenAndUser(wanted: Domain): Promise<Told> {
  const begun = stampRequest();
  try {
    const { token, user, domain, stamp, refusal } = await askByRules(getTokenAndUser, wanted);
    // Somebody has signed in or out meanwhile, here or in another tab: what they stored stands.
    if (!isCurrent(stamp)) return { user: adoptUser() };
    acceptToken(token, stamp);
    setUser(user);
    clearUselessToken(domain);
    return { user, refusal };
  } catch (error) {
    if (isRefusedToken(error) && isCurrent(begun)) dropSession();
    throw error;
  }
}
