import { useState } from 'react';
import type { Fault } from '@/forms/faults';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { useCaptcha } from './useCaptcha';
import { useSendCode } from './useSendCode';

/** What of a form's life the sending of a code takes part in; the answer is its field `captcha`. */
interface FormWithCaptcha {
  form: { setFieldValue: (name: 'captcha', answer: string) => void };
  refuse: (faults: readonly Fault[]) => void;
}

/** Where a code goes, and the field it stands in. */
interface Target {
  value: string;
  path: string;
}

/**
 * Sends a code to somebody who is not signed in: after a captcha picture, which is single use, or (rarer, as the
 * server limits it) without one. Once a code is on its way no picture is asked for, until another code is.
 */
export function useProvenSend(
  use: 'regist' | 'forget',
  { form, refuse }: FormWithCaptcha,
  isInView = true,
) {
  const t = useT();
  const check = useValidation();
  const sending = useSendCode(use);
  const [isSpared, setSpared] = useState(false);
  const [isAsked, setAsked] = useState(sending.secondsLeft === 0);
  /** Asked for by the button below it, which is where a keyboard is. */
  const [isAskedLate, setAskedLate] = useState(false);
  const captcha = useCaptcha(use, isInView && isAsked && !isSpared);

  /** Answers whether a code is on its way; what is wrong with the answer or the target is said at their fields. */
  const send = async (target: Target, answer: string): Promise<boolean> => {
    // The button counts down; a picture answered now would be spent for nothing.
    if (sending.secondsLeft > 0) return false;
    if (!isAsked && !isSpared) {
      setAsked(true);
      setAskedLate(true);
      return false;
    }
    const random = captcha.picture?.random;
    const missing = isSpared
      ? undefined
      : check(t('auth.captcha.label'), answer, { required: true });
    refuse(missing ? [{ path: 'captcha', message: missing }] : []);
    if (missing || (!isSpared && !random)) return false;
    const puzzle = isSpared || !random ? undefined : { captcha: answer.trim(), random };
    const outcome = await sending.send(target.value, puzzle);
    if (!outcome) return false;
    const { kind, refusal } = outcome;
    if (kind === 'sent') setAsked(false);
    else if (puzzle) captcha.refresh();
    form.setFieldValue('captcha', '');
    if (refusal) refuse([{ path: target.path, ...refusal }]);
    if (kind === 'captcha') refuse([{ path: 'captcha', message: t('auth.error.CAPTCHA_WRONG') }]);
    return kind === 'sent';
  };

  const spare = (spared: boolean) => {
    setSpared(spared);
    refuse([]);
  };

  return { sending, captcha, isSpared, isAsked, isAskedLate, send, spare };
}

export type ProvenSend = ReturnType<typeof useProvenSend>;
