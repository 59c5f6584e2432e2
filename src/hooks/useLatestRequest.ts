import { type DependencyList, useEffect, useRef } from 'react';
import { useCall } from './useCall';

interface LatestRequestOptions {
  /** Whether there is anything to ask yet. */
  isReady?: boolean;
}

/**
 * Reads again whenever `deps` change. The call before is aborted, and its answer never overwrites the newer one.
 * `data` stays that of the last success while a newer answer is awaited.
 */
export function useLatestRequest<T>(
  load: (signal: AbortSignal) => Promise<T>,
  deps: DependencyList,
  { isReady = true }: LatestRequestOptions = {},
) {
  const running = useRef<AbortController>(undefined);
  const { data, error, isLoading, refresh, mutate } = useCall(
    () => {
      running.current?.abort();
      running.current = new AbortController();
      return load(running.current.signal);
    },
    { refreshDeps: [...deps], ready: isReady },
  );
  useEffect(() => () => running.current?.abort(), []);
  return { data, error, isLoading, refresh, mutate };
}
