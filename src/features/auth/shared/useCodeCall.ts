import { useInterval } from 'ahooks';
import { useState } from 'react';
import { readDevice, writeDevice } from '@/utils/deviceStore';
import { outcomeOf, type SendOutcome } from './sendOutcome';

/** The server's answer when it has sent a code. */
export interface SentCode {
  resendAfterS: number;
  expiresInS?: number;
}

/**
 * The state of a call that sends a code. The call is repeated only after the server's `resendAfterS`. The given calls
 * must use `skipErrorHandler`.
 */
export function useCodeCall(use: string) {
  const { secondsLeft, startWaiting } = useResend(use);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentCode>();

  const run = async (call: () => Promise<SentCode>): Promise<SendOutcome> => {
    if (secondsLeft > 0) return { kind: 'refused' };
    setSending(true);
    setSent(undefined);
    try {
      const answer = await call();
      startWaiting(answer.resendAfterS);
      setSent(answer);
      return { kind: 'sent' };
    } catch (failure) {
      return outcomeOf(failure);
    } finally {
      setSending(false);
    }
  };
  const validMinutes = sent?.expiresInS ? Math.max(1, Math.round(sent.expiresInS / 60)) : undefined;

  return { run, state: { isSending, secondsLeft, validMinutes } };
}

/** The longest wait that a server may require (ms); a longer stored time is invalid. */
const maxWaitMs = 3_600_000;
const tickMs = 500;

function storedEnd(key: string): number {
  const value = readDevice(key);
  if (typeof value !== 'number' || value - Date.now() > maxWaitMs) return 0;
  return value;
}

/**
 * How long until another code may be requested, in seconds (`resendAfterS`). Stored on this device, so that a reload
 * does not shorten it; contains only a time, no personal data.
 */
export function useResend(purpose: string) {
  const key = `resend-${purpose}`;
  const [end, setEnd] = useState(() => storedEnd(key));
  const [now, setNow] = useState(Date.now);
  const leftMs = Math.max(0, end - now);
  useInterval(() => setNow(Date.now()), leftMs > 0 ? tickMs : undefined);

  const startWaiting = (seconds: number) => {
    const start = Date.now();
    const until = start + seconds * 1000;
    writeDevice(key, until);
    setNow(start);
    setEnd(until);
  };
  return { secondsLeft: Math.ceil(leftMs / 1000), startWaiting };
}
