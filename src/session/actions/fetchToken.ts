import { busyOf, isBizError, isRefusedToken, UnreadableAnswer } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { getAccessToken, getTokenAndUser } from '@/services/session';
import type { Domain, Token, TokenAndUser, User } from '@/services/types';
import { isDomain, isStartAnswer, storedDomain } from '@/session/state/storage';
import { store } from '@/session/state/store';
import {
  acceptToken,
  changeSession,
  getToken,
  holdCallsUntil,
  isBeforeOtherTabToken,
  isCurrent,
  nextRequestOrder,
  type RequestOrder,
} from '@/session/state/token';
import { adoptUser, currentDomain, getUser, setUser } from '@/session/state/user';
import { site } from '../../../config/site';

type TokenCall = (domain: Domain, options: CallOptions) => Promise<TokenAndUser>;

interface TokenAnswer {
  token: Token;
  user?: User;
  /** The domain that answered. */
  domain: Domain;
  order: RequestOrder;
  /** Why the token was asked for a second time, without the stored one or as a visitor. */
  refusal?: unknown;
}

/**
 * The token and user of an answer. A user of a domain that the portal does not know counts as one of the domain that was asked.
 * @throws an UnreadableAnswer when the token cannot be sent in a header or the user is incomplete
 */
function readTokenAndUser(answer: unknown, domain: Domain): Pick<TokenAnswer, 'token' | 'user'> {
  if (!isStartAnswer(answer)) throw new UnreadableAnswer();
  const { token, user } = answer;
  if (!user) return { token };
  return { token, user: isDomain(user.domain) ? user : { ...user, domain } };
}

/** Asks for a token; a second time without the stored one when the server refuses that, or a visitor could never get in. */
async function askForToken(
  call: TokenCall,
  domain: Domain,
  order: RequestOrder,
): Promise<TokenAnswer> {
  const options: CallOptions = { skipErrorHandler: true, order };
  try {
    return { ...readTokenAndUser(await call(domain, options), domain), domain, order };
  } catch (error) {
    if (!getToken() || !isRefusedToken(error)) throw error;
    const answer = await call(domain, { ...options, anonymous: true });
    return { ...readTokenAndUser(answer, domain), domain, order, refusal: error };
  }
}

/** Ends the session on this device: the next call goes out as a visitor of the default domain. */
function dropSession(): void {
  changeSession(undefined);
  storedDomain.write(undefined);
  setUser(undefined);
}

/** Whether the server has said that this person may not go on. A server that fails says nothing of the session. */
function isRefusal(error: unknown): boolean {
  if (isRefusedToken(error)) return true;
  return isBizError(error) && error.hasEnvelope && error.response.status < 500 && !busyOf(error);
}

/**
 * In the censor domain a failed call removes token and user (spec §4), and with them the domain. If the server has refused,
 * the session is over, and a visitor's token of the default domain is asked for next.
 */
async function askAsReviewerOrVisitor(call: TokenCall, domain: Domain): Promise<TokenAnswer> {
  const order = nextRequestOrder();
  try {
    return await askForToken(call, domain, order);
  } catch (error) {
    if (domain !== site.reviewerDomain || !isCurrent(order)) throw error;
    dropSession();
    if (!isRefusal(error)) throw error;
    return { ...(await askAsReviewerOrVisitor(call, site.defaultDomain)), refusal: error };
  }
}

/** A reviewer needs a user beside the token: without one the token is removed (spec §4, §6). */
function dropTokenWithoutReviewer(domain: Domain): void {
  if (domain === site.reviewerDomain && !getUser()) changeSession(undefined);
}

async function renewToken(wanted: Domain): Promise<Token | undefined> {
  const { token, domain, order } = await askAsReviewerOrVisitor(getAccessToken, wanted);
  acceptToken(token, domain, order);
  dropTokenWithoutReviewer(domain);
  return getToken();
}

/**
 * The stored token; a new one for the session's domain when none is stored or `force` is set (spec §4). Other calls wait
 * for it, and callers at the same time share one call.
 * @throws what the call for a token throws, without a notice
 */
export async function fetchToken({ force = false } = {}): Promise<Token | undefined> {
  const domain = currentDomain();
  dropTokenWithoutReviewer(domain);
  const stored = getToken();
  if (stored && !force) return stored;
  const { epoch } = store;
  // The answer to a call of a session that has ended would be thrown away.
  if (store.fetching?.domain !== domain || store.fetching.epoch !== epoch) {
    const mine = { domain, epoch, token: holdCallsUntil(renewToken(domain)) };
    store.fetching = mine;
    const done = () => {
      if (store.fetching === mine) store.fetching = undefined;
    };
    mine.token.then(done, done);
  }
  return store.fetching?.token;
}

/** As fetchToken, but never rejects: when no token can be had, the next call reports what is wrong. */
export async function tryFetchToken(options?: { force?: boolean }): Promise<void> {
  await fetchToken(options).catch(() => undefined);
}

/** What the start-up call has answered. */
interface StartAnswer {
  user?: User;
  /** The server's refusal of what was stored, when the session goes on without it. */
  refusal?: unknown;
}

/** Goes on with what is stored; after a sign-out in another tab a token may be missing. */
async function takeOver(): Promise<StartAnswer> {
  await tryFetchToken();
  return { user: adoptUser() };
}

/**
 * Fetches token and user of a domain (spec §4): stores token and domain, and stores or removes the user. When the server refuses
 * (401, 412) also without the token, the session is over.
 * @throws what the call throws, without a notice
 */
export async function fetchTokenAndUser(wanted: Domain): Promise<StartAnswer> {
  const before = nextRequestOrder();
  try {
    const answer = await askAsReviewerOrVisitor(getTokenAndUser, wanted);
    const { token, user, domain, order, refusal } = answer;
    // Somebody has signed in or out meanwhile, here or in another tab: what that stored stays.
    if (!isCurrent(order) || isBeforeOtherTabToken(order)) return takeOver();
    acceptToken(token, user?.domain ?? domain, order);
    setUser(user);
    dropTokenWithoutReviewer(domain);
    return { user, refusal };
  } catch (error) {
    if (!isRefusedToken(error) || !isCurrent(before)) throw error;
    if (isBeforeOtherTabToken(before)) return takeOver();
    dropSession();
    throw error;
  }
}
