import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import { sendEmailCode, sendMobileCode } from '@/services/user';
import { type Channel, channelOf } from './target';
import { useResend } from './useResend';

type Purpose = Parameters<typeof sendMobileCode>[0]['purpose'];

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
 * the screen knows only masked names its channel.
 */
export function useSendCode(purpose: Purpose) {
  const t = useT();
  const { secondsLeft, startWaiting } = useResend(purpose);
  const [isSending, setSending] = useState(false);
  const [validMinutes, setValidMinutes] = useState<number>();
  const [error, setError] = useState<string>();

  const send = useLockFn(
    async (target: string, channel: Channel | undefined = channelOf(target)) => {
      setError(channel ? undefined : t('auth.code.target.wrong'));
      if (!channel || secondsLeft > 0) return;
      setSending(true);
      setValidMinutes(undefined);
      try {
        const call = channel === 'mobile' ? sendMobileCode : sendEmailCode;
        const sent = await call({ target, purpose }, { skipErrorHandler: true });
        startWaiting(sent.resendAfterS);
        setValidMinutes(Math.max(1, Math.round(sent.expiresInS / 60)));
      } catch (failure) {
        const refusal = targetRefusal(failure);
        setError(refusal);
        if (!refusal) reportFailure(failure);
      } finally {
        setSending(false);
      }
    },
  );

  return { send, isSending, secondsLeft, validMinutes, error };
}

export type SendCodeState = ReturnType<typeof useSendCode>;
