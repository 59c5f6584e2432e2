import { clearCache } from '@/request/cache';
import { isRefusedToken, UnreadableAnswer } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { loginWithTicket, submitLogin } from '@/services/session';
import type { Domain, LoginPayload, RegistPayload, Token, User } from '@/services/types';
import { registerUser } from '@/services/user';
import { clearRelogin } from '@/session/state/expiry';
import {
  type Entrance,
  isDomain,
  isToken,
  isUser,
  storedDomain,
  storedSite,
} from '@/session/state/storage';
import { changeSession, getToken } from '@/session/state/token';
import { noteSignIn, setUser } from '@/session/state/user';
import { clearTab } from '@/utils/tabStore';
import { site } from '../../../config/site';
import { encryptedBody } from './encryption';
import { fetchToken, tryFetchToken } from './fetchToken';

/** Name and password with captcha and random, or target and code instead of them (contract: LoginPayload). */
export interface LoginInput extends LoginPayload {
  domain: Domain;
}

/**
 * Begins the session that a login, a registration or single sign-on has answered with: stores token, user and domain,
 * forgets cached answers, and removes `relogin=true` from the address. The caller then sets the start-up state. A user of a
 * domain that the portal does not know counts as one of the given domain.
 * @throws an UnreadableAnswer, with nothing stored, when the token cannot be sent in a header or the user is incomplete
 */
async function beginSession(
  { token, user: named }: { token?: Token; user: User },
  domain: Domain,
  entrance: Entrance = 'password',
): Promise<User> {
  if ((token && !isToken(token)) || !isUser(named)) throw new UnreadableAnswer();
  const user = isDomain(named.domain) ? named : { ...named, domain };
  changeSession(token ?? getToken());
  storedDomain.write(user.domain);
  // These two last, because other tabs react to them: the rest is stored by then.
  setUser(user);
  storedSite.write({ id: site.siteId, entrance, signedInAt: Date.now() });
  clearRelogin();
  clearTab();
  await clearCache();
  // The answer to a login may have no token (contract: LoginAnswer).
  if (!token) await fetchToken({ force: true });
  noteSignIn();
  return user;
}

/**
 * Makes a call that needs no login, such as the login itself. When its token is refused, because it has expired while the
 * form was open, makes it once more with a new one. The call must set `skipErrorHandler`.
 * @throws what the call or the call for a new token throws
 */
async function withTokenRetry<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusedToken(error)) throw error;
    await fetchToken({ force: true });
    return call();
  }
}

/**
 * Logs in with an encrypted payload (spec §7) and begins the session.
 * @throws a BizError with LOGIN_FAILED, CAPTCHA_WRONG, CODE_WRONG, CODE_EXPIRED or TOO_MANY_ATTEMPTS; what encryptedBody throws
 */
export async function login(
  { domain, ...payload }: LoginInput,
  options?: CallOptions,
): Promise<User> {
  await tryFetchToken();
  const body = await withTokenRetry(() => encryptedBody(payload, options, domain));
  return beginSession(await submitLogin(domain, body, options), domain);
}

/**
 * Registers with an encrypted payload (spec §7) and begins the session that the answer brings.
 * @throws a BizError with VALIDATION, MOBILE_TAKEN, CODE_WRONG and others (contract: user/regist); what encryptedBody throws
 */
export async function register(payload: RegistPayload, options?: CallOptions): Promise<User> {
  const body = await withTokenRetry(() => encryptedBody(payload, options));
  return beginSession(await registerUser(body, options), site.defaultDomain);
}

/**
 * Begins a session with a ticket of single sign-on (spec §7 /sso/login/user).
 * @throws a BizError with LOGIN_FAILED
 */
export async function loginBySso(ticket: string, options?: CallOptions): Promise<User> {
  return beginSession(await loginWithTicket(ticket, options), site.defaultDomain, 'sso');
}
