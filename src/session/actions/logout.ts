import { clearCache } from '@/request/cache';
import { isRefusedToken } from '@/request/failure';
import { submitLogout } from '@/services/session';
import type { Domain } from '@/services/types';
import { storedDomain, storedSite } from '@/session/state/storage';
import {
  changeSession,
  holdCallsUntil,
  nextRequestOrder,
  waitWhileHeld,
} from '@/session/state/token';
import { currentDomain, setUser } from '@/session/state/user';
import { clearDevice } from '@/utils/clearDevice';
import { clearDrafts } from '@/utils/draftStore';
import { forgetDates } from '@/utils/keepDates';
import { clearTab } from '@/utils/tabStore';
import { site } from '../../../config/site';
import { tryFetchToken } from './fetchToken';
import { ssoLogoutAddress } from './sso';

export interface LogoutResult {
  /** False when the server did not get the logout: there the session lives until it times out. */
  isServerAnnounced: boolean;
  /** Where the browser must go to end the single sign-on session too. */
  leaveTo?: string;
}

/**
 * Removes the session from this device: token, user, domain, cached answers, forms begun in this tab, unsaved drafts and the dates kept.
 * Answers to calls under way no longer count.
 */
export async function forgetSession(): Promise<void> {
  changeSession(undefined);
  storedDomain.write(undefined);
  storedSite.write({ id: site.siteId, isSignedOut: true });
  // Last, because other tabs react to it: the rest is gone by then.
  setUser(undefined);
  clearTab();
  await clearCache();
  await Promise.all([clearDrafts(), forgetDates()]);
}

/**
 * How long a sign-out waits for the server (ms): who leaves a shared computer does not stay for a minute. The call itself has
 * its 60 s (spec §7).
 */
const waitMs = 10_000;

async function tellServer(): Promise<boolean> {
  try {
    await submitLogout(currentDomain(), { skipErrorHandler: true, order: nextRequestOrder() });
    return true;
  } catch (error) {
    // The server has ended this session already.
    return isRefusedToken(error);
  }
}

function noAnswerInTime(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, waitMs, false);
  });
}

/** The domain of a session that began by single sign-on and must also end there. */
function domainOfSso(): Domain | undefined {
  return storedSite.read()?.entrance === 'sso' ? currentDomain() : undefined;
}

/** Ends the session on this device, also when the server cannot be reached, and gets a visitor's token. Never rejects. */
export async function logout(): Promise<LogoutResult> {
  const ssoDomain = domainOfSso();
  // A call that leaves meanwhile would be refused: the server no longer takes this token.
  const isServerAnnounced = await holdCallsUntil(
    Promise.race([waitWhileHeld().then(tellServer), noAnswerInTime()]),
  );
  const forgotten = forgetSession();
  // Before the drafts are removed: a call that leaves meanwhile must wait for the new token.
  void tryFetchToken();
  await forgotten;
  return { isServerAnnounced, leaveTo: ssoDomain && (await ssoLogoutAddress(ssoDomain)) };
}

/**
 * After an account was closed: removes everything of it and of the portal from this device (docs/product.md,
 * Screens), and gets a visitor's token. Returns where the browser must go to end a single sign-on session too.
 */
export async function forgetAccount(): Promise<string | undefined> {
  const ssoDomain = domainOfSso();
  const forgotten = forgetSession().then(clearDevice);
  // As in logout. The token is asked for later: clearing the device would remove it.
  void holdCallsUntil(forgotten.then(() => tryFetchToken()));
  await forgotten;
  return ssoDomain && ssoLogoutAddress(ssoDomain);
}
