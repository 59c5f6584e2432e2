import { alreadySaid } from '@/request/alreadySaid';
import { failureOf, messageOf } from '@/request/failure';
import type { User } from '@/services/types';
import { site } from '../../config/site';
import { setRenewal } from './expiry';
import { fetchToken, fetchTokenAndUser } from './fetchToken';
import { onSessionChangedElsewhere } from './otherTabs';
import { storedDomain, storedSite } from './storage';
import { getToken, holdCallsFor } from './tokens';
import type { InitialState } from './types';
import { currentDomain } from './user';

async function loadUser(): Promise<User | undefined> {
  const domain = currentDomain();
  const user = await fetchTokenAndUser(domain);
  if (user || domain !== site.reviewerDomain) return user;
  // A reviewer's session that is over leaves no token (spec §4); whoever sits here goes on as a visitor.
  storedDomain.write(undefined);
  return fetchTokenAndUser(site.defaultDomain);
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
 * The start-up call (spec §4, §7), of nobody or of a stored session. Never rejects and shows no notice: the
 * state says whether the server answered, refused or was not reached. Call again to retry.
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
    const isOffline = failureOf(error).kind === 'offline';
    return isOffline ? { status: 'offline' } : { status: 'refused', message: messageOf(error) };
  }
}
