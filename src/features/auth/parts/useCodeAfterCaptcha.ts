import { useState } from 'react';
import { errorsAt } from '@/forms/fieldErrors';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { type CodePaths, errorsOfSending } from '../shared/refusals';
import type { Refuse } from '../shared/useCodeCall';
import { useSendCode } from '../shared/useSendCode';
import { useCaptcha } from './useCaptcha';

/** The part of a form that sending a code needs; the answer is the form's field `captcha`. */
interface FormWithCaptcha {
  form: { setFieldValue: (name: 'captcha', answer: string) => void };
  refuse: Refuse;
}

/**
 * Sends a code to a visitor: after a captcha picture, which works once, or without one, which the server allows less
 * often. After a code was sent, no picture is shown until another code is requested.
 */
export function useCodeAfterCaptcha(
  use: 'regist' | 'forget',
  { form, refuse }: FormWithCaptcha,
  isInView = true,
) {
  const t = useT();
  const check = useValidation();
  const { send: sendTo, sending } = useSendCode(use, refuse);
  const [isSkipped, setSkipped] = useState(false);
  const [isAsked, setAsked] = useState(sending.secondsLeft === 0);
  /** Whether the button below requested the picture: then the answer field takes the focus. */
  const [isAskedLate, setAskedLate] = useState(false);
  const captcha = useCaptcha(use, isInView && isAsked && !isSkipped);

  /** Returns whether a code was sent; why not is shown at the field of the answer or at these fields. */
  const send = async (target: string, paths: CodePaths, answer: string): Promise<boolean> => {
    // The button still counts down, and the picture's answer would be used up without a code.
    if (sending.secondsLeft > 0) return false;
    if (!isAsked && !isSkipped) {
      setAsked(true);
      setAskedLate(true);
      return false;
    }
    const random = captcha.picture?.random;
    const missing = isSkipped
      ? undefined
      : check(t('auth.captcha.label'), answer, { required: true });
    refuse(errorsAt({ captcha: missing }));
    if (missing || (!isSkipped && !random)) return false;
    const puzzle = isSkipped || !random ? undefined : { captcha: answer, random };
    const isSent = await sendTo(target, paths, puzzle);
    if (isSent === undefined) return false;
    if (isSent) setAsked(false);
    else if (puzzle) captcha.refresh();
    form.setFieldValue('captcha', '');
    return isSent;
  };

  /** For a call before the one that sends: reports why it failed and shows it at the code. Returns false: no code was sent. */
  const fail = (error: unknown): false => {
    refuse(errorsOfSending(error, { target: 'code', code: 'code' }, t));
    return false;
  };

  const skipCaptcha = (isNowSkipped: boolean) => {
    setSkipped(isNowSkipped);
    refuse([]);
  };

  return {
    sending,
    captcha,
    isSkipped,
    isAsked,
    isAskedLate,
    send,
    fail,
    skipCaptcha,
  };
}

export type CodeAfterCaptcha = ReturnType<typeof useCodeAfterCaptcha>;
