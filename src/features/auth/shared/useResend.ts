import { useCountDown } from 'ahooks';
import { useState } from 'react';
import { readDevice, writeDevice } from '@/utils/deviceStore';

/** No server asks for a longer wait; a stored time beyond it is junk (ms). */
const longestWaitMs = 3_600_000;

function storedEnd(key: string): number | undefined {
  const value = readDevice(key);
  if (typeof value !== 'number' || value <= Date.now()) return undefined;
  return value - Date.now() > longestWaitMs ? undefined : value;
}

/**
 * How long until another code may be asked for, in seconds, as the server said (`resendAfterS`). Kept on
 * this device, so that a reload does not shorten it; holds a time and nothing about the person.
 */
export function useResend(purpose: string) {
  const key = `resend-${purpose}`;
  const [end, setEnd] = useState(() => storedEnd(key));
  const [leftMs] = useCountDown({ targetDate: end, interval: 500 });

  const startWaiting = (seconds: number) => {
    const until = Date.now() + seconds * 1000;
    writeDevice(key, until);
    setEnd(until);
  };
  return { secondsLeft: Math.ceil(leftMs / 1000), startWaiting };
}
