import { useRequest } from 'ahooks';
import { alreadySaid } from '@/request/alreadySaid';
import { useReadAgain } from './useReadAgain';

type Call<T, P extends unknown[]> = Parameters<typeof useRequest<T, P>>[0];
type RequestSettings<T, P extends unknown[]> = NonNullable<Parameters<typeof useRequest<T, P>>[1]>;

/** The other settings are of parts that the bundle leaves out (config/stubs/inertRequestPlugin.ts). */
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
 * ahooks' useRequest for service calls. A failure is said once, by the request runtime; the screen shows
 * its own error state from `error`. A caller that owns the message gives its own `onError`. What an expiry has kept from
 * being read is read by itself after the login over the page (spec §4); what a person started is not.
 */
export function useCall<T, P extends unknown[] = []>(
  call: Call<T, P>,
  settings?: CallSettings<T, P>,
) {
  const result = useRequest<T, P>(call, { onError: alreadySaid, ...settings });
  useReadAgain(settings?.manual ? undefined : result.error, result.refresh);
  return { ...result, isLoading: result.loading };
}
