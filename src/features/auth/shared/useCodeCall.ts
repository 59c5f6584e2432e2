import { useInterval } from 'ahooks';
import { useState } from 'react';
import type { FieldError } from '@/forms/fieldErrors';
import { useLockedAction } from '@/hooks/useLockedAction';
import { useT } from '@/hooks/useT';
import { readDevice, writeDevice } from '@/utils/deviceStore';
import { type CodePaths, errorsOfSending } from './refusals';

/** The server's answer when it has sent a code. */
export interface SentCode {
  resendAfterS: number;
  expiresInS?: number;
}

/** Shows these errors in the form, and removes all others. */
export type Refuse = (errors: readonly FieldError[]) => void;

/**
 * A call that sends a code, one at a time, and repeated only after the server's `resendAfterS`. The given calls must
 * use `skipErrorHandler`.
 */
export function useCodeCall(use: string, refuse: Refuse) {
  const t = useT();
  const { secondsLeft, startWaiting } = useResend(use);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentCode>();

  /** Returns whether a code was sent; why not is shown at these fields. */
  const run = useLockedAction(async (paths: CodePaths, call: () => Promise<SentCode>) => {
    if (secondsLeft > 0) return false;
    setSending(true);
    setSent(undefined);
    try {
      const answer = await call();
      startWaiting(answer.resendAfterS);
      setSent(answer);
      refuse([]);
      return true;
    } catch (failure) {
      refuse(errorsOfSending(failure, paths, t));
      return false;
    } finally {
      setSending(false);
    }
  });
  const validMinutes = sent?.expiresInS ? Math.max(1, Math.round(sent.expiresInS / 60)) : undefined;

  return { run, sending: { isSending, secondsLeft, validMinutes } };
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
  const [leftMs, setLeft] = useState(() => Math.max(0, end - Date.now()));
  const tick = () => {
    const byClock = end - Date.now();
    // The clock counts, as no tick comes while a phone sleeps; and the ticks, where the clock is set back meanwhile.
    setLeft((left) => Math.max(0, Math.min(left - tickMs, byClock)));
  };
  useInterval(tick, leftMs > 0 ? tickMs : undefined);

  const startWaiting = (seconds: number) => {
    const until = Date.now() + seconds * 1000;
    writeDevice(key, until);
    setLeft(seconds * 1000);
    setEnd(until);
  };
  return { secondsLeft: Math.ceil(leftMs / 1000), startWaiting };
}
