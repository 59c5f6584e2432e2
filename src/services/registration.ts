import type { CallOptions } from '@/request/types';
import { get, post } from './call';
import type { EncryptedBody } from './types';

/** A registration form and what is known already (spec §7). Fails with NOT_FOUND. */
export function getRegistrationForm(formId: string, options?: CallOptions) {
  return get('/portal/registration/edit', { query: { formId } }, options);
}

/**
 * Hands in a form with an encrypted RegistrationPayload (spec §7). Fails with VALIDATION,
 * NOT_FOUND.
 */
export function saveRegistration(body: EncryptedBody, options?: CallOptions) {
  return post('/portal/registration/save', { body }, options);
}
