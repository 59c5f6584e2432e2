import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Counts how often the form has to begin anew with a value from outside. `renewWith` waits for the résumé of that
 * version: the model hands it on a moment after the call, and a form that began before would show the old one.
 */
export function useEpoch(version: number) {
  const [epoch, setEpoch] = useState(0);
  const wanted = useRef<number>(undefined);
  const renew = useCallback(() => setEpoch((count) => count + 1), []);

  useEffect(() => {
    if (wanted.current === undefined || version < wanted.current) return;
    wanted.current = undefined;
    renew();
  }, [version, renew]);

  const renewWith = useCallback(
    (from: number) => {
      if (version >= from) renew();
      else wanted.current = from;
    },
    [version, renew],
  );
  return { epoch, renew, renewWith };
}
