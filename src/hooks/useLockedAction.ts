import { useMemoizedFn, useUpdateEffect } from 'ahooks';
import { useReducer, useRef } from 'react';

/**
 * Runs an action once at a time. A call resolves to undefined until the result of the one before is on the screen: there the
 * old button could do it again (ahooks' useLockFn opens as soon as the action ends, before React renders).
 */
export function useLockedAction<P extends unknown[], R>(action: (...values: P) => Promise<R>) {
  const isLocked = useRef(false);
  const [ended, countEnd] = useReducer((count: number) => count + 1, 0);
  useUpdateEffect(() => {
    isLocked.current = false;
  }, [ended]);

  return useMemoizedFn(async (...values: P): Promise<R | undefined> => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    try {
      return await action(...values);
    } finally {
      countEnd();
    }
  });
}
