import type { CallOptions } from '@/request/types';
import { get, post } from './call';
import type { BodyOf } from './callTypes';
import type { EncryptedBody } from './types';

/**
 * Sets a first password with an encrypted FirstPasswordPayload (spec §7). Fails with CODE_WRONG,
 * VALIDATION.
 */
export function saveFirstPassword(body: EncryptedBody, options?: CallOptions) {
  return post('/usercenter/rest/userinfo/savePasswd', { body }, options);
}

/**
 * Closes the account with an encrypted UnsubscribePayload: live deliveries are withdrawn, the
 * session ends (spec §7). Fails with LOGIN_FAILED, CODE_WRONG.
 */
export function unsubscribe(body: EncryptedBody, options?: CallOptions) {
  return post('/usercenter/rest/userinfo/unsubscribe', { body }, options);
}

/** The account, mobile and e-mail masked (spec §7). */
export function getAccountInfo(options?: CallOptions) {
  return get('/usercenter/rest/userinfo/info', {}, options);
}

/**
 * Changes the mobile number with an encrypted ContactPayload (spec §7). Fails with LOGIN_FAILED, CODE_WRONG, CODE_EXPIRED,
 * MOBILE_TAKEN.
 */
export function changeMobile(body: EncryptedBody, options?: CallOptions) {
  return post('/usercenter/rest/userinfo/changeMobile', { body }, options);
}

/**
 * Changes the e-mail address with an encrypted ContactPayload (spec §7). Fails with LOGIN_FAILED, CODE_WRONG, CODE_EXPIRED,
 * MOBILE_TAKEN.
 */
export function changeEmail(body: EncryptedBody, options?: CallOptions) {
  return post('/usercenter/rest/userinfo/changeEmail', { body }, options);
}

/** Changes the name, and the picture with it (spec §7). Fails with VALIDATION. */
export function changeName(
  body: BodyOf<'/usercenter/rest/userinfo/changeName'>,
  options?: CallOptions,
) {
  return post('/usercenter/rest/userinfo/changeName', { body }, options);
}

/**
 * Changes the password with an encrypted ChangePasswordPayload (spec §7). Fails with LOGIN_FAILED,
 * VALIDATION.
 */
export function changePassword(body: EncryptedBody, options?: CallOptions) {
  return post('/usercenter/rest/userinfo/changePasswd', { body }, options);
}
