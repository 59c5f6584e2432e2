import { useMemoizedFn, useRequest } from 'ahooks';
import { type DependencyList, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import type { CallOptions } from '@/request/types';
import { useReadAgain } from './useReadAgain';

type Call<T, P extends unknown[]> = Parameters<typeof useRequest<T, P>>[0];
type RequestSettings<T, P extends unknown[]> = NonNullable<Parameters<typeof useRequest<T, P>>[1]>;

type CallSettings<T, P extends unknown[]> = Pick<
  RequestSettings<T, P>,
  | 'manual'
  | 'ready'
  | 'defaultParams'
  | 'refreshDeps'
  | 'debounceWait'
  | 'onBefore'
  | 'onSuccess'
  | 'onError'
  | 'onFinally'
>;

/**
 * Makes values that are kept outside React a state of the component. React drops the effects of a render in which no state
 * changed: a transition to the same state that reads an answer first would otherwise lose the effects of that answer.
 */
function useAsState(values: readonly unknown[]): void {
  const [seen, setSeen] = useState(values);
  if (values.some((value, index) => !Object.is(value, seen[index]))) setSeen(values);
}

/**
 * ahooks' useRequest for service calls. The request runtime shows a failure once; the screen shows its own error state
 * from `error`. A caller that shows the message itself passes `onError`. A read that failed by an expiry is repeated
 * after the login over the page (spec §4), one that got no answer when the device is online again; an action of the person
 * is not.
 */
export function useCall<T, P extends unknown[] = []>(
  call: Call<T, P>,
  settings?: CallSettings<T, P>,
) {
  const result = useRequest<T, P>(call, { onError: ignoreReported, ...settings });
  useAsState([result.data, result.error, result.loading]);
  useReadAgain(settings?.manual ? undefined : result.error, result.refresh);
  return { ...result, isLoading: result.loading };
}

interface ReadingOptions {
  /** Whether there is anything to ask yet. */
  isReady?: boolean;
}

/**
 * Reads at once, and again whenever `deps` change. The call before is aborted, and its answer never overwrites the newer
 * one. `data` stays that of the last success while a newer answer is awaited; `isLoading` says so from the first render with
 * the new `deps` on.
 */
export function useReading<T>(
  load: (signal: AbortSignal) => Promise<T>,
  deps: DependencyList = [],
  { isReady }: ReadingOptions = {},
) {
  const running = useRef<AbortController>(undefined);
  const asked = useRef<DependencyList>(undefined);
  const isMutated = useRef(false);
  useEffect(() => () => running.current?.abort(), []);
  const result = useCall(
    () => {
      running.current?.abort();
      running.current = new AbortController();
      asked.current = deps;
      isMutated.current = false;
      return load(running.current.signal);
    },
    { refreshDeps: deps, ready: isReady },
  );
  // ahooks begins the call only after this render.
  const isDue =
    isReady !== false && deps.some((one, index) => !Object.is(one, asked.current?.[index]));
  const mutate: typeof result.mutate = useMemoizedFn((next) => {
    isMutated.current = true;
    result.mutate(next);
  });
  // An answer is drawn in small steps, in which a slow phone answers a finger; what the person does is seen at once.
  const drawn = useDeferredValue(result.data);
  const data = isMutated.current ? result.data : drawn;
  const isLoading = result.isLoading || isDue || data !== result.data;
  return { ...result, data, isLoading, mutate };
}

/** A page of a list: what `search` finds for this query, read again when the query is another. */
export function usePage<Q, T>(
  search: (query: Q, options: CallOptions) => Promise<T>,
  query: Q,
  options?: ReadingOptions,
) {
  return useReading((signal) => search(query, { signal }), [JSON.stringify(query)], options);
}
