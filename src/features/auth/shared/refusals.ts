import type { TextKey } from '@/locales/keys';
import { isBizError } from '@/request/BizError';

const byCode: Readonly<Record<string, { field: string; key: TextKey }>> = {
  CAPTCHA_WRONG: { field: 'captcha', key: 'auth.error.CAPTCHA_WRONG' },
  CODE_WRONG: { field: 'code', key: 'auth.error.CODE_WRONG' },
  CODE_EXPIRED: { field: 'code', key: 'auth.error.CODE_EXPIRED' },
  TOO_MANY_ATTEMPTS: { field: 'code', key: 'auth.error.codeUsedUp' },
};

/** Codes after which the code itself is of no more use. */
const codeIsSpent = new Set(['CODE_EXPIRED', 'TOO_MANY_ATTEMPTS']);

/**
 * What the server has against single fields of a call with a code (contract, user), in words; undefined when the
 * request runtime is to speak.
 */
export function refusalsOf(
  error: unknown,
  t: (key: TextKey) => string,
): Readonly<Record<string, string>> | undefined {
  if (!isBizError(error)) return undefined;
  const { errorCode = '', fieldErrors = [] } = error.info;
  if (fieldErrors.length > 0) {
    return Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));
  }
  const known = Object.hasOwn(byCode, errorCode) ? byCode[errorCode] : undefined;
  return known && { [known.field]: t(known.key) };
}

/** Whether a new code is needed after this failure. */
export function isCodeSpent(error: unknown): boolean {
  return isBizError(error) && codeIsSpent.has(error.info.errorCode ?? '');
}
