import { useState } from 'react';
import { type Fault, faultsAt } from '@/forms/faults';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { faultsOfSending, outcomeOf } from '../shared/sendOutcome';
import { useSendCode } from '../shared/useSendCode';
import { useCaptcha } from './useCaptcha';

/** The part of a form that sending a code needs; the answer is the form's field `captcha`. */
interface FormWithCaptcha {
  form: { setFieldValue: (name: 'captcha', answer: string) => void };
  refuse: (faults: readonly Fault[]) => void;
}

/** Where a code is sent, and the path of that field. */
interface Target {
  value: string;
  path: string;
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
  const sending = useSendCode(use);
  const [isSkipped, setSkipped] = useState(false);
  const [isAsked, setAsked] = useState(sending.secondsLeft === 0);
  /** Whether the button below requested the picture: then the answer field takes the focus. */
  const [isAskedLate, setAskedLate] = useState(false);
  const captcha = useCaptcha(use, isInView && isAsked && !isSkipped);

  /** Returns whether a code was sent; why not is shown at the field of the answer, the target or the code. */
  const send = async (target: Target, answer: string, hasCodeField = true): Promise<boolean> => {
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
    refuse(faultsAt({ captcha: missing }));
    if (missing || (!isSkipped && !random)) return false;
    const puzzle = isSkipped || !random ? undefined : { captcha: answer.trim(), random };
    const outcome = await sending.send(target.value, puzzle);
    if (!outcome) return false;
    const { kind } = outcome;
    if (kind === 'sent') setAsked(false);
    else if (puzzle) captcha.refresh();
    form.setFieldValue('captcha', '');
    const code = hasCodeField ? 'code' : undefined;
    const faults = faultsOfSending(outcome, { target: target.path, code });
    if (faults.length > 0) refuse(faults);
    if (kind === 'captcha') refuse([{ path: 'captcha', message: t('auth.error.CAPTCHA_WRONG') }]);
    return kind === 'sent';
  };

  /** For a call before the one that sends: reports why it failed and shows it at the code. Returns false: no code was sent. */
  const fail = (error: unknown): false => {
    refuse(faultsOfSending(outcomeOf(error), { target: 'code', code: 'code' }));
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
