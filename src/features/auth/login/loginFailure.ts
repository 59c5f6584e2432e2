import type { TextKey } from '@/locales/keys';
import { isBizError } from '@/request/BizError';

export const loginFields = ['loginName', 'password', 'captcha', 'target', 'code'] as const;
export type LoginField = (typeof loginFields)[number];

/** What a refused login is about: a field, or (without one) the form as a whole. */
export interface LoginFailure {
  field?: LoginField;
  key: TextKey;
  /** The server's own words, where they say more than the portal can, such as how long to wait. */
  serverWords?: string;
}

/**
 * Refusals that belong to the form, by error code (contract, /ams/passport/{domain}/encrypted). A wrong
 * name and a wrong password are one message without a field: which of them it was stays unsaid.
 */
const failures: Record<string, LoginFailure> = {
  LOGIN_FAILED: { key: 'auth.error.LOGIN_FAILED' },
  CAPTCHA_WRONG: { field: 'captcha', key: 'auth.error.CAPTCHA_WRONG' },
  CODE_WRONG: { field: 'code', key: 'auth.error.CODE_WRONG' },
  CODE_EXPIRED: { field: 'code', key: 'auth.error.CODE_EXPIRED' },
  TOO_MANY_ATTEMPTS: { key: 'auth.error.TOO_MANY_ATTEMPTS' },
};

/** The form's own failure, or undefined when the request runtime is the one to speak. */
export function loginFailureOf(error: unknown): LoginFailure | undefined {
  if (!isBizError(error)) return undefined;
  const code = error.info.errorCode ?? '';
  const failure = Object.hasOwn(failures, code) ? failures[code] : undefined;
  if (failure?.key !== 'auth.error.TOO_MANY_ATTEMPTS') return failure;
  return { ...failure, serverWords: error.info.errorMessage };
}
