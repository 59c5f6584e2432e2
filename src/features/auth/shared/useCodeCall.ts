import { useInterval } from 'ahooks';
import { useState } from 'react';
import type { Fault } from '@/forms/faults';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import { readDevice, writeDevice } from '@/utils/deviceStore';

/** What became of asking for a code; `captcha`: the puzzle's answer was wrong. */
export interface SendOutcome {
  kind: 'sent' | 'captcha' | 'refused';
  /** What is wrong with the target, for its field. */
  refusal?: Omit<Fault, 'path'>;
}

/** What the server answers to a code that it sent. */
export interface Sent {
  resendAfterS: number;
  expiresInS?: number;
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
 * The state of a call that sends a code, not made again before the server's `resendAfterS` has passed. What is wrong
 * with the target comes back as `refusal`. Give it calls that say nothing themselves (`skipErrorHandler`).
 */
export function useCodeCall(use: string) {
  const { secondsLeft, startWaiting } = useResend(use);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent>();

  const run = async (call: () => Promise<Sent>): Promise<SendOutcome> => {
    if (secondsLeft > 0) return { kind: 'refused' };
    setSending(true);
    setSent(undefined);
    try {
      const answer = await call();
      startWaiting(answer.resendAfterS);
      setSent(answer);
      return { kind: 'sent' };
    } catch (failure) {
      if (isBizError(failure) && failure.info.errorCode === 'CAPTCHA_WRONG') {
        return { kind: 'captcha' };
      }
      const message = targetRefusal(failure);
      if (message) return { kind: 'refused', refusal: { message, lang: 'zh-CN' } };
      reportFailure(failure);
      return { kind: 'refused' };
    } finally {
      setSending(false);
    }
  };
  const validMinutes = sent?.expiresInS ? Math.max(1, Math.round(sent.expiresInS / 60)) : undefined;

  return { run, state: { isSending, secondsLeft, validMinutes } };
}

/** No server asks for a longer wait; a stored time beyond it is junk (ms). */
const longestWaitMs = 3_600_000;
const tickMs = 500;

function storedEnd(key: string): number {
  const value = readDevice(key);
  if (typeof value !== 'number' || value - Date.now() > longestWaitMs) return 0;
  return value;
}

/**
 * How long until another code may be asked for, in seconds, as the server said (`resendAfterS`). Kept on
 * this device, so that a reload does not shorten it; holds a time and nothing about the person.
 */
export function useResend(purpose: string) {
  const key = `resend-${purpose}`;
  const [end, setEnd] = useState(() => storedEnd(key));
  const [now, setNow] = useState(Date.now);
  const leftMs = Math.max(0, end - now);
  useInterval(() => setNow(Date.now()), leftMs > 0 ? tickMs : undefined);

  const startWaiting = (seconds: number) => {
    const begun = Date.now();
    const until = begun + seconds * 1000;
    writeDevice(key, until);
    setNow(begun);
    setEnd(until);
  };
  return { secondsLeft: Math.ceil(leftMs / 1000), startWaiting };
}
