import { useLatestRequest } from '@/hooks/useLatestRequest';
import { searchDeliveries } from '@/services/delivery';
import type { Delivery } from '@/services/types';

/** The caller's delivery to a position or activity, draft or live; undefined until known, and for who has none. */
export function useOwnDelivery(deliveryId: string | undefined): Delivery | undefined {
  const { data } = useLatestRequest(
    (signal) =>
      // Its state is an addition: without it the screen still says that one has applied.
      searchDeliveries({ deliveryId }, { signal, skipErrorHandler: true }),
    [deliveryId],
    { isReady: deliveryId !== undefined },
  );
  return data?.list.find(({ id }) => id === deliveryId);
}
