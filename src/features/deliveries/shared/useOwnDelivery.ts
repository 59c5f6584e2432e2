import { useReading } from '@/hooks/useCall';
import { findDelivery } from '@/models/delivery';
import type { Delivery } from '@/services/types';

/** The person's delivery with this id, draft or live; undefined while it loads, and when there is none. */
export function useOwnDelivery(deliveryId: string | undefined): Delivery | undefined {
  const { data } = useReading(
    (signal) =>
      // The screen works without it, so its failure shows no error.
      findDelivery({ deliveryId }, { signal, skipErrorHandler: true }),
    [deliveryId],
    { isReady: deliveryId !== undefined },
  );
  return data;
}
