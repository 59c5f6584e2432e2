import { alreadySaid } from '@/request/alreadySaid';
import { failureOf, isRefusedToken, messageOf } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import { text } from '@/request/texts';
import type { User } from '@/services/types';
import { site } from '../../config/site';
import { askForLogin, setRenewal } from './expiry';
import { fetchToken, fetchTokenAndUser } from './fetchToken';
import { onSessionChangedElsewhere } from './otherTabs';
import { storedDomain, storedSite } from './storage';
import { getToken, holdCallsFor } from './tokens';
import type { InitialState } from './types';
import { adoptUser, currentDomain, getUser } from './user';

/** As any expiry is said (spec §8): marked once, with the login over the page, and with words where it was a time-out. */
function sayExpired(refusal: unknown): void {
  const isFirst = askForLogin();
  if (isFirst && failureOf(refusal).kind === 'timedOut') {
    showMessage('warning', text('request.expired'));
  }
}

async function loadUser(): Promise<User | undefined> {
  const domain = currentDomain();
  const former = getUser();
  const { user, refusal } = await fetchTokenAndUser(domain);
  if (user) return user;
  // A visitor's token that has died is replaced without a word.
  if (former && refusal) sayExpired(refusal);
  if (currentDomain() !== site.reviewerDomain) return undefined;
  // A reviewer's session that is over leaves no token (spec §4); whoever sits here goes on as a visitor.
  storedDomain.write(undefined);
  return (await fetchTokenAndUser(site.defaultDomain)).user;
}

/** In place of a token that is refused or gone; the calls that follow, as the next login, wait for it. */
function renewToken(): void {
  fetchToken({ force: true }).catch(() => {
    // What made it necessary has been answered for; the next call says what is wrong now.
  });
}

/** Signed out in another tab: its visitor's token may still be on its way, and calls from here need one now. */
function replaceMissingToken(): void {
  if (!getToken()) renewToken();
}

/**
 * The start-up call (spec §4, §7), of nobody or of a stored session. Never rejects: the state says whether the server
 * answered, refused or was not reached. 401 and 412 are an expiry like any other, and a visitor goes on. Call again to retry.
 */
export async function startSession(): Promise<InitialState> {
  onSessionChangedElsewhere(replaceMissingToken);
  setRenewal(renewToken);
  storedSite.write({ ...storedSite.read(), id: site.siteId });
  try {
    return { status: 'ready', user: await holdCallsFor(loadUser()) };
  } catch (error) {
    // A mistake of the portal's own is not hidden behind the retry.
    alreadySaid(error);
    if (isRefusedToken(error)) {
      sayExpired(error);
      return { status: 'ready', user: adoptUser() };
    }
    const isOffline = failureOf(error).kind === 'offline';
    return isOffline ? { status: 'offline' } : { status: 'refused', message: messageOf(error) };
  }
}
