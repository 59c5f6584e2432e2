import type { CallOptions } from '@/request/types';
import { get, post } from './call';
import type { Domain, EncryptedBody, SendCode, SendForget, ValidateCode } from './types';

/**
 * Registers with an encrypted RegistPayload (spec §7). Fails with CAPTCHA_WRONG, CODE_WRONG,
 * CODE_EXPIRED, MOBILE_TAKEN, VALIDATION.
 */
export function registerUser(body: EncryptedBody, options?: CallOptions) {
  return post('/portal/rest/user/regist', { body }, options);
}

/** The key of the encryption and the rules of registration (spec §7). */
export function getRegistRules(domain: Domain, options?: CallOptions) {
  return get('/portal/rest/user/toregist/{domain}', { path: { domain } }, options);
}

/**
 * Sends a recovery code by e-mail, the same answer for every address (spec §7). Fails with
 * CAPTCHA_WRONG, TOO_MANY_ATTEMPTS.
 */
export function sendForgetMail(body: SendForget, options?: CallOptions) {
  return post('/portal/rest/user/sendforgetmail', { body }, options);
}

/**
 * Sends a recovery code by SMS, the same answer for every number (spec §7). Fails with
 * CAPTCHA_WRONG, TOO_MANY_ATTEMPTS.
 */
export function sendForgetSms(body: SendForget, options?: CallOptions) {
  return post('/portal/rest/user/sendforgetsms', { body }, options);
}

/**
 * New password by an e-mailed code, encrypted RetrievePasswordPayload (spec §7). Fails with
 * CODE_WRONG, CODE_EXPIRED.
 */
export function retrievePassword(body: EncryptedBody, options?: CallOptions) {
  return post('/portal/rest/user/retrievepassword', { body }, options);
}

/**
 * New password by an SMS code, encrypted RetrievePasswordPayload (spec §7). Fails with CODE_WRONG,
 * CODE_EXPIRED.
 */
export function retrievePasswordByPhone(body: EncryptedBody, options?: CallOptions) {
  return post('/portal/rest/user/retrievePasswordByPhone', { body }, options);
}

/** Sends a code by SMS; times in seconds (spec §7). Fails with CAPTCHA_WRONG, TOO_MANY_ATTEMPTS. */
export function sendMobileCode(body: SendCode, options?: CallOptions) {
  return post('/portal/rest/user/sendMobileCode', { body }, options);
}

/**
 * Sends a code by e-mail; times in seconds (spec §7). Fails with CAPTCHA_WRONG, TOO_MANY_ATTEMPTS.
 */
export function sendEmailCode(body: SendCode, options?: CallOptions) {
  return post('/portal/rest/user/sendEmailCode', { body }, options);
}

/**
 * Turns a code into a ticket, 10 minutes, single use (spec §7). Fails with CODE_WRONG,
 * CODE_EXPIRED.
 */
export function validateMobileCode(body: ValidateCode, options?: CallOptions) {
  return post('/portal/rest/user/validateMobileCode', { body }, options);
}

/** Whether a mobile number may register (spec §7). */
export function validateRegistMobile(mobile: string, options?: CallOptions) {
  return post('/portal/rest/user/validateRegistMobile', { body: { mobile } }, options);
}
