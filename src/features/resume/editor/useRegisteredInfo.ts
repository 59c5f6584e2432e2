import { useCall } from '@/hooks/useCall';
import { getRegisteredInfo } from '@/services/session';

/** What registration already knows of the person; undefined until it is here (`isAwaited`), and when it did not come. */
export function useRegisteredInfo() {
  const { data, error, isLoading } = useCall(() => getRegisteredInfo({ skipErrorHandler: true }), {
    // An offer that cannot be made is not missed.
    onError: () => undefined,
  });
  return { data, isAwaited: isLoading && !error };
}
