import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { useCaptcha } from './useCaptcha';
import { useSendCode } from './useSendCode';

/**
 * Sends a code to somebody who is not signed in: after a captcha picture, which is single use, or (rarer, as the
 * server limits it) without one. Once a code is on its way no picture is asked for, until another code is.
 */
export function useProvenSend(use: 'regist' | 'forget', isInView = true) {
  const t = useT();
  const check = useValidation();
  const sending = useSendCode(use);
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const [isSpared, setSpared] = useState(false);
  const [isAsked, setAsked] = useState(sending.secondsLeft === 0);
  const captcha = useCaptcha(use, isInView && isAsked && !isSpared);

  const change = (value: string) => {
    setAnswer(value);
    setError(undefined);
  };

  /** Answers whether a code is on its way; what is wrong with the answer or the target is said at their fields. */
  const send = async (target: string): Promise<boolean> => {
    // The button counts down; a picture answered now would be spent for nothing.
    if (sending.secondsLeft > 0) return false;
    if (!isAsked && !isSpared) {
      setAsked(true);
      return false;
    }
    const random = captcha.picture?.random;
    const missing = isSpared
      ? undefined
      : check(t('auth.captcha.label'), answer, { required: true });
    setError(missing);
    if (missing || (!isSpared && !random)) return false;
    const puzzle = isSpared || !random ? undefined : { captcha: answer.trim(), random };
    const outcome = await sending.send(target, puzzle);
    if (outcome === 'sent') setAsked(false);
    else if (puzzle) captcha.refresh();
    setAnswer('');
    if (outcome === 'captcha') setError(t('auth.error.CAPTCHA_WRONG'));
    return outcome === 'sent';
  };

  const spare = (spared: boolean) => {
    setSpared(spared);
    setError(undefined);
  };

  return { sending, captcha, answer, error, isSpared, isAsked, change, send, spare };
}

export type ProvenSend = ReturnType<typeof useProvenSend>;
