import { acceptEarlyTokenValues } from '@/request/early';
import { ignoreReported, reportExpiry, reportFailure } from '@/request/errorHandler';
import { failureOf, isRefusedToken, messageLangOf, messageOf } from '@/request/failure';
import type { User } from '@/services/types';
import { askForLogin } from '@/session/state/expiry';
import { onSessionChangedElsewhere } from '@/session/state/otherTabs';
import { storedDomain, storedSite } from '@/session/state/storage';
import { store } from '@/session/state/store';
import { getToken, holdCallsUntil } from '@/session/state/token';
import { adoptUser, currentDomain, getUser } from '@/session/state/user';
import { clearTab } from '@/utils/tabStore';
import { site } from '../../../config/site';
import { fetchTokenAndUser, tryFetchToken } from './fetchToken';

/**
 * What the start-up call has answered (spec §4). ready: the server answered, with or without a user; offline: no answer;
 * refused: the server answered without success.
 */
export interface InitialState {
  status: 'ready' | 'offline' | 'refused';
  user?: User;
  /** refused: what the server said, in words for people. */
  message?: string;
  /** Of these words, where it is not the page's. */
  messageLang?: 'zh-CN';
}

/** Asks for the login, as the session is over. A reviewer may be refused in words (spec §8). */
function sayOver(refusal: unknown): void {
  const isFirst = askForLogin();
  if (isRefusedToken(refusal)) reportExpiry(failureOf(refusal), isFirst);
  else reportFailure(refusal);
}

async function loadUser(): Promise<User | undefined> {
  const domain = currentDomain();
  const former = getUser();
  const { user, refusal } = await fetchTokenAndUser(domain);
  acceptEarlyTokenValues();
  if (user) return user;
  // A visitor's outdated token is replaced without a message.
  if (former && refusal) sayOver(refusal);
  if (currentDomain() !== site.reviewerDomain) return undefined;
  // When a reviewer's session is over, no token is left (spec §4): the person goes on as a visitor.
  storedDomain.write(undefined);
  return (await fetchTokenAndUser(site.defaultDomain)).user;
}

/** Replaces a token that is refused or missing. Calls that start meanwhile, such as the next login, wait for it. */
function renewToken(): void {
  void tryFetchToken({ force: true });
}

/**
 * After a sign-out in another tab: what the person has begun in this one goes, too. The visitor's token there may still be under
 * way, and calls from here need one now.
 */
function followSignOut(user: User | undefined): void {
  if (!user && storedSite.read()?.isSignedOut) clearTab();
  if (!getToken()) renewToken();
}

/**
 * Makes the start-up call (spec §4, §7), for a visitor or for a stored session; call it again to retry. Never rejects: the
 * state says how it ended. 401 and 412 are an expiry like any other, and the person goes on as a visitor.
 */
export async function startSession(): Promise<InitialState> {
  onSessionChangedElsewhere(followSignOut);
  store.onExpiry = renewToken;
  storedSite.write({ ...storedSite.read(), id: site.siteId });
  try {
    return { status: 'ready', user: await holdCallsUntil(loadUser()) };
  } catch (error) {
    // An error in the portal's own code must surface, not only show the retry.
    ignoreReported(error);
    if (isRefusedToken(error)) {
      sayOver(error);
      return { status: 'ready', user: adoptUser() };
    }
    const isOffline = failureOf(error).kind === 'offline';
    if (isOffline) return { status: 'offline' };
    return { status: 'refused', message: messageOf(error), messageLang: messageLangOf(error) };
  }
}
