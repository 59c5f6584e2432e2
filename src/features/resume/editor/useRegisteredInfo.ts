import { useCall } from '@/hooks/useCall';
import { getRegisteredInfo } from '@/services/session';

/** What registration already knows of the person; undefined until it is here, and when it did not come. */
export function useRegisteredInfo() {
  const { data } = useCall(() => getRegisteredInfo({ skipErrorHandler: true }), {
    // An offer that cannot be made is not missed.
    onError: () => undefined,
  });
  return data;
}
