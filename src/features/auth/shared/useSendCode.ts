import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import type { CodePurpose } from '@/services/types';
import { sendEmailCode, sendForgetMail, sendForgetSms, sendMobileCode } from '@/services/user';
import { type Channel, channelOf } from './target';
import { useResend } from './useResend';

/** `forget`: recovery has calls of its own (contract, user/sendforgetmail and sendforgetsms). */
type CodeUse = CodePurpose | 'forget';

/** A captcha picture's answer, for those who are not signed in. */
export interface Puzzle {
  captcha: string;
  random: string;
}

type SendOutcome = 'sent' | 'captcha' | 'refused';

interface Sent {
  resendAfterS: number;
  expiresInS?: number;
}

const options = { skipErrorHandler: true };

/** Without a puzzle a visitor's code is one of purpose `captcha`, which stands in for it (contract, captcha). */
async function ask(use: CodeUse, channel: Channel, target: string, puzzle?: Puzzle): Promise<Sent> {
  if (use === 'forget' && puzzle) {
    const call = channel === 'mobile' ? sendForgetSms : sendForgetMail;
    return call({ target, ...puzzle }, options);
  }

  const isPuzzleSpared = use === 'forget' || (use === 'regist' && !puzzle);
  const purpose = isPuzzleSpared ? 'captcha' : use;
  const call = channel === 'mobile' ? sendMobileCode : sendEmailCode;
  return call({ target, purpose, ...puzzle }, options);
}

/** What the server says about the target itself, for its field; undefined when the request runtime is to speak. */
function targetRefusal(failure: unknown): string | undefined {
  if (!isBizError(failure)) return undefined;
  const { errorCode, errorMessage, fieldErrors } = failure.info;
  if (errorCode === 'TOO_MANY_ATTEMPTS') return errorMessage;
  if (errorCode !== 'VALIDATION') return undefined;
  return fieldErrors?.find(({ field }) => field === 'target')?.message;
}

/**
 * Sends a code by SMS or e-mail, whichever the target names, once at a time and not before the server's
 * `resendAfterS` has passed. What is wrong with the target comes back as `error`, for its field. A target that
 * the screen knows only masked names its channel; a visitor's code may need a puzzle's answer.
 */
export function useSendCode(use: CodeUse) {
  const t = useT();
  const { secondsLeft, startWaiting } = useResend(use);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const [error, setError] = useState<string>();

  const send = useLockFn(
    async (
      target: string,
      channel: Channel | undefined = channelOf(target),
      puzzle?: Puzzle,
    ): Promise<SendOutcome> => {
      setError(channel ? undefined : t('auth.code.target.wrong'));
      if (!channel || secondsLeft > 0) return 'refused';
      setSending(true);
      setSent(undefined);
      try {
        const answer = await ask(use, channel, target, puzzle);
        startWaiting(answer.resendAfterS);
        setSent(answer);
        return 'sent';
      } catch (failure) {
        if (isBizError(failure) && failure.info.errorCode === 'CAPTCHA_WRONG') return 'captcha';
        const refusal = targetRefusal(failure);
        setError(refusal);
        if (!refusal) reportFailure(failure);
        return 'refused';
      } finally {
        setSending(false);
      }
    },
  );
  const validMinutes = sent?.expiresInS && Math.max(1, Math.round(sent.expiresInS / 60));

  return { send, isSending, secondsLeft, validMinutes, error };
}

export type SendCodeState = ReturnType<typeof useSendCode>;
