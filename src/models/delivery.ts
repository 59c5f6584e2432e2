import { useModel } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from '@/request/types';
import { deleteDelivery, searchDeliveries } from '@/services/delivery';
import type { Delivery, DeliveryCounts } from '@/services/types';

type DeliveryQuery = NonNullable<Parameters<typeof searchDeliveries>[0]>;

/**
 * The signed-in person's deliveries across pages: the three groups' counts as last told by the server,
 * and the calls that change them. Lists themselves belong to the screens. Source: spec §7, Deliveries.
 */
export default function useDelivery() {
  const { initialState } = useModel('@@initialState');
  const owner = initialState?.user?.loginName;
  const [counts, setCounts] = useState<DeliveryCounts>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's counts are not shown
  useEffect(() => setCounts(undefined), [owner]);

  /** A page of deliveries; rejects as the request runtime does. */
  const load = useCallback(async (query: DeliveryQuery, options?: CallOptions) => {
    const page = await searchDeliveries(query, options);
    // Of a search, the counts are those of what matches.
    if (!query.keyword && !query.deliveryId && !query.applyId) setCounts(page.counts);
    return page;
  }, []);

  /** Removes a draft, withdraws a live delivery, cancels an enrolment; the delivery as it is then. */
  const withdraw = useCallback(
    (deliveryId: string): Promise<Delivery> => deleteDelivery(deliveryId),
    [],
  );

  return { counts, load, withdraw };
}
