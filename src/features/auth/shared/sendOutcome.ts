import type { Fault } from '@/forms/faults';
import { reportFailure } from '@/request/errorHandler';
import { isBizError, isSilent, messageOf } from '@/request/failure';

type Words = Omit<Fault, 'path'>;

/** The result of requesting a code; `captcha` means that the captcha's answer was wrong. */
export interface SendOutcome {
  kind: 'sent' | 'captcha' | 'refused';
  /** The error of the target, for its field. */
  refusal?: Words;
  /** Any other reason why no code was sent, for the field of the code. */
  failure?: Words;
}

/** The server's message about the target, for its field; undefined when the failure has another reason. */
function targetRefusal(error: unknown): string | undefined {
  if (!isBizError(error)) return undefined;
  const { errorCode, errorMessage, fieldErrors } = error.info;
  if (errorCode === 'TOO_MANY_ATTEMPTS') return errorMessage;
  if (errorCode !== 'VALIDATION') return undefined;
  return fieldErrors?.find(({ field }) => field === 'target')?.message;
}

/** The outcome of a call that has failed. What is no error of captcha or target is reported, too. */
export function outcomeOf(error: unknown): SendOutcome {
  if (isBizError(error) && error.info.errorCode === 'CAPTCHA_WRONG') return { kind: 'captcha' };
  const refused = targetRefusal(error);
  if (refused) return { kind: 'refused', refusal: { message: refused, lang: 'zh-CN' } };
  reportFailure(error);
  if (isSilent(error)) return { kind: 'refused' };
  const lang = isBizError(error) && error.message ? 'zh-CN' : undefined;
  return { kind: 'refused', failure: { message: messageOf(error), lang } };
}

/** The form's errors after an outcome; `code` is undefined in a form without a field for the code. */
export function faultsOfSending(
  outcome: Pick<SendOutcome, 'refusal' | 'failure'> | undefined,
  { target, code }: { target: string; code: string | undefined },
): Fault[] {
  const { refusal, failure } = outcome ?? {};
  if (refusal) return [{ path: target, ...refusal }];
  return failure ? [{ path: code, ...failure }] : [];
}
