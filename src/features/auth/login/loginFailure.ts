import type { TextKey } from '@/locales/keys';
import { isBizError } from '@/request/failure';

export const loginFields = ['loginName', 'password', 'captcha', 'target', 'code'] as const;
export type LoginField = (typeof loginFields)[number];

/** Why a login was refused, at a field or (without one) for the whole form. */
export interface LoginFailure {
  field?: LoginField;
  key: TextKey;
  /** The server's own message, where it has more details, such as how long to wait. */
  serverWords?: string;
}

/**
 * Refusals that the form shows, by error code (contract: /ams/passport/{domain}/encrypted). A wrong name and a wrong
 * password have the same message without a field, so that it does not reveal which one is wrong.
 */
const failures: Record<string, LoginFailure> = {
  LOGIN_FAILED: { key: 'auth.error.LOGIN_FAILED' },
  CAPTCHA_WRONG: { field: 'captcha', key: 'auth.error.CAPTCHA_WRONG' },
  CODE_WRONG: { field: 'code', key: 'auth.error.CODE_WRONG' },
  CODE_EXPIRED: { field: 'code', key: 'auth.error.CODE_EXPIRED' },
  TOO_MANY_ATTEMPTS: { key: 'auth.error.TOO_MANY_ATTEMPTS' },
};

/** The message that the form shows; undefined when the request runtime shows the failure. */
export function loginFailureOf(error: unknown): LoginFailure | undefined {
  if (!isBizError(error)) return undefined;
  const code = error.info.errorCode ?? '';
  const failure = Object.hasOwn(failures, code) ? failures[code] : undefined;
  if (failure?.key !== 'auth.error.TOO_MANY_ATTEMPTS') return failure;
  return { ...failure, serverWords: error.info.errorMessage };
}
