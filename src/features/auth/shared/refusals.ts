import type { FaultText } from '@/forms/faults';
import type { TextKey } from '@/locales/keys';
import { isBizError } from '@/request/failure';

const byCode: Readonly<Record<string, { field: string; key: TextKey }>> = {
  CAPTCHA_WRONG: { field: 'captcha', key: 'auth.error.CAPTCHA_WRONG' },
  CODE_WRONG: { field: 'code', key: 'auth.error.CODE_WRONG' },
  CODE_EXPIRED: { field: 'code', key: 'auth.error.CODE_EXPIRED' },
  TOO_MANY_ATTEMPTS: { field: 'code', key: 'auth.error.codeUsedUp' },
};

/** Error codes after which the code no longer works. */
const codeIsSpent = new Set(['CODE_EXPIRED', 'TOO_MANY_ATTEMPTS']);

/**
 * The server's messages by field, for a call with a code (contract: user); undefined when the request runtime shows the
 * failure.
 */
export function refusalsOf(
  error: unknown,
  t: (key: TextKey) => string,
): Readonly<Record<string, FaultText>> | undefined {
  if (!isBizError(error)) return undefined;
  const { errorCode = '', fieldErrors = [] } = error.info;
  if (fieldErrors.length > 0) {
    return Object.fromEntries(
      fieldErrors.map(({ field, message }) => [field, { message, lang: 'zh-CN' }]),
    );
  }
  const known = Object.hasOwn(byCode, errorCode) ? byCode[errorCode] : undefined;
  return known && { [known.field]: t(known.key) };
}

/** Whether this failure makes a new code necessary. */
export function isCodeSpent(error: unknown): boolean {
  return isBizError(error) && codeIsSpent.has(error.info.errorCode ?? '');
}
