import type { CallOptions } from '@/request/types';
import { get, post } from './call';
import type { Domain, EncryptedBody } from './types';

/** What the login form of a domain needs: captcha, single sign-on (spec §7). */
export function getLoginDomain(domain: Domain, options?: CallOptions) {
  return get('/ams/passport/{domain}/domain', { path: { domain } }, options);
}

/**
 * Logs in with an encrypted LoginPayload (spec §7). Fails with LOGIN_FAILED, CAPTCHA_WRONG,
 * CODE_WRONG, CODE_EXPIRED, TOO_MANY_ATTEMPTS.
 */
export function submitLogin(domain: Domain, body: EncryptedBody, options?: CallOptions) {
  return post('/ams/passport/{domain}/encrypted', { path: { domain }, body }, options);
}

/** Logs out: the server forgets the token (spec §7). */
export function submitLogout(domain: Domain, options?: CallOptions) {
  return post('/ams/passport/{domain}/logout', { path: { domain } }, options);
}

/** A token for a domain, and the user when there is one (spec §7). */
export function getAccessToken(domain: Domain, options?: CallOptions) {
  return get('/accesstoken/{domain}', { path: { domain } }, options);
}

/** Token and user in one answer: the start-up call (spec §7). */
export function getTokenAndUser(domain: Domain, options?: CallOptions) {
  return get('/accesstoken/user/{domain}', { path: { domain } }, options);
}

/** Display name, picture and number of unread notifications of the signed-in person (spec §7). */
export function getPassportHeader(options?: CallOptions) {
  return get('/ams/user/passport/header', {}, options);
}

/** Turns a single sign-on ticket into a session (spec §7). Fails with LOGIN_FAILED. */
export function loginWithTicket(ticket: string, options?: CallOptions) {
  return post('/sso/login/user', { body: { ticket } }, options);
}

/** Addresses of the single sign-on pages for a domain (spec §7). */
export function getSsoAddresses(portal: Domain, options?: CallOptions) {
  return get('/sso/login/domain/{portal}', { path: { portal } }, options);
}

/** What registration already knows of the person, to prefill (spec §7). */
export function getRegisteredInfo(options?: CallOptions) {
  return get('/user/rest/loginuser/reguserinfo', {}, options);
}

/** Counts, to-dos and dates of the user centre (spec §7). */
export function getUserCenter(options?: CallOptions) {
  return get('/usercenter', {}, options);
}
