import { useInterval } from 'ahooks';
import { useState } from 'react';
import { readDevice, writeDevice } from '@/utils/deviceStore';

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
