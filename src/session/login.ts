import { isRefusedToken } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { unsubscribe } from '@/services/account';
import { submitLogin, submitLogout } from '@/services/session';
import type { Domain, LoginPayload, UnsubscribePayload, User } from '@/services/types';
import { clearDevice } from '@/utils/clearDevice';
import { beginSession, forgetSession } from './begin';
import { fetchToken, withLivingToken } from './fetchToken';
import { sealPayload } from './seal';
import { wayOutOfSso } from './sso';
import { storedSite } from './storage';
import { currentDomain } from './user';

/** Name and password, with the captcha and its random, or with target and code in its place (contract: Session). */
export interface LoginInput extends LoginPayload {
  domain: Domain;
}

export interface LogoutResult {
  /** False when the server could not be told: its side of the session lives on until it times out. */
  isServerTold: boolean;
  /** Where the browser must go to end a single sign-on session too. */
  leaveTo?: string;
}

/** Best effort: whoever calls next without a token hears from the server, and the request runtime says so. */
async function ensureToken(): Promise<void> {
  await fetchToken().catch(() => undefined);
}

/** Logs in with an encrypted payload (spec §7) and begins the session. Rejects with LOGIN_FAILED and its kin. */
export async function login(
  { domain, ...payload }: LoginInput,
  options?: CallOptions,
): Promise<User> {
  await ensureToken();
  const body = await withLivingToken(() => sealPayload(payload, options, domain));
  return beginSession(await submitLogin(domain, body, options));
}

async function tellServer(): Promise<boolean> {
  try {
    await submitLogout(currentDomain(), { skipErrorHandler: true });
    return true;
  } catch (error) {
    // A session that the server has ended already needs no telling.
    return isRefusedToken(error);
  }
}

/** The domain of a session that was begun by single sign-on and also ends there. */
function domainOfSso(): Domain | undefined {
  return storedSite.read()?.entrance === 'sso' ? currentDomain() : undefined;
}

/** Ends the session here whether or not the server could be told, and says which; a visitor's token follows. */
export async function logout(): Promise<LogoutResult> {
  const ssoDomain = domainOfSso();
  const isServerTold = await tellServer();
  const forgotten = forgetSession();
  // At once: a call that leaves while the drafts go would be nobody's.
  void ensureToken();
  await forgotten;
  return { isServerTold, leaveTo: ssoDomain && (await wayOutOfSso(ssoDomain)) };
}

/**
 * The account is closed: nothing of it or of the portal stays on this device (product decisions, /user/security);
 * a visitor's token follows. Answers where the browser must go to end a single sign-on session too.
 */
export async function forgetAccount(): Promise<string | undefined> {
  const ssoDomain = domainOfSso();
  await forgetSession();
  await clearDevice();
  void ensureToken();
  return ssoDomain && wayOutOfSso(ssoDomain);
}

/** Closes the account, encrypted (contract: userinfo/unsubscribe). Rejects with LOGIN_FAILED, CODE_WRONG, CODE_EXPIRED. */
export async function closeAccount(
  proof: UnsubscribePayload,
  options?: CallOptions,
): Promise<void> {
  await unsubscribe(await sealPayload(proof, options, currentDomain()), options);
}
