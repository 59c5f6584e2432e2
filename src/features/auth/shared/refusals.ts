import { type ErrorText, errorFrom, type FieldError } from '@/forms/fieldErrors';
import type { Translate } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { reportFailure } from '@/request/errorHandler';
import { isBizError, isSilent, messageLangOf, messageOf } from '@/request/failure';

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
 * failure. What is wrong with a ticket is reported at the field of its code.
 */
export function refusalsOf(
  error: unknown,
  t: (key: TextKey) => string,
  ticketField = 'code',
): Readonly<Record<string, ErrorText>> | undefined {
  if (!isBizError(error)) return undefined;
  const { errorCode = '', fieldErrors = [] } = error.info;
  if (fieldErrors.length > 0) {
    return Object.fromEntries(
      fieldErrors.map(({ field, message }) => [
        field === 'ticket' ? ticketField : field,
        { message, lang: 'zh-CN' },
      ]),
    );
  }
  const known = Object.hasOwn(byCode, errorCode) ? byCode[errorCode] : undefined;
  return known && { [known.field]: t(known.key) };
}

/** Where a form of the account shows the server's errors. */
export interface ErrorMapping<F extends string> {
  /** The form's field by the server's name of the field (contract: Envelope, fieldErrors). */
  fields: Readonly<Record<string, F>>;
  /** Error codes that only this call has, with the field and the text. */
  codes?: Readonly<Record<string, { field: F; key: TextKey }>>;
}

/** The server's errors at the form's fields; undefined when the request runtime shows the failure. */
export function fieldErrorsOf<F extends string>(
  error: unknown,
  { fields, codes = {} }: ErrorMapping<F>,
  t: Translate,
): (FieldError & { path: F })[] | undefined {
  const code = (isBizError(error) && error.info.errorCode) || '';
  const own = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (own) return [{ path: own.field, message: t(own.key) }];
  const found = Object.entries(refusalsOf(error, t, 'ticket') ?? {}).flatMap(([name, text]) => {
    const path = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return path ? [{ ...errorFrom(text), path }] : [];
  });
  return found.length > 0 ? found : undefined;
}

/** Whether this failure makes a new code necessary. */
export function isCodeSpent(error: unknown): boolean {
  return isBizError(error) && codeIsSpent.has(error.info.errorCode ?? '');
}

/** The fields at which a form shows why no code was sent; `code` is absent in a form without a field for it. */
export interface CodePaths {
  target: string;
  code?: string;
}

/** The server's message about the target; undefined when the failure has another reason. */
function targetRefusal(error: unknown): string | undefined {
  if (!isBizError(error)) return undefined;
  const { errorCode, errorMessage, fieldErrors } = error.info;
  if (errorCode === 'TOO_MANY_ATTEMPTS') return errorMessage;
  if (errorCode !== 'VALIDATION') return undefined;
  return fieldErrors?.find(({ field }) => field === 'target')?.message;
}

/** Why no code was sent, at its field. What is no error of captcha or target is reported, too. */
export function errorsOfSending(
  error: unknown,
  { target, code }: CodePaths,
  t: (key: TextKey) => string,
): FieldError[] {
  if (isBizError(error) && error.info.errorCode === 'CAPTCHA_WRONG') {
    return [{ path: 'captcha', message: t('auth.error.CAPTCHA_WRONG') }];
  }
  const refused = targetRefusal(error);
  if (refused) return [{ path: target, message: refused, lang: 'zh-CN' }];
  reportFailure(error);
  if (isSilent(error)) return [];
  return [{ path: code, message: messageOf(error), lang: messageLangOf(error) }];
}
