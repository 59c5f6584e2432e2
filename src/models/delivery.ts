import { useModel } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import { reportFailure } from '@/request/errorHandler';
import { isAnswerLost } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { deleteDelivery, searchDeliveries } from '@/services/delivery';
import type { DeliveryCounts } from '@/services/types';

type DeliveryQuery = NonNullable<Parameters<typeof searchDeliveries>[0]>;

/** Whether a delivery was given up: a draft is gone then. False while that cannot be found out. */
async function isGivenUp(deliveryId: string): Promise<boolean> {
  try {
    const { list } = await searchDeliveries({ deliveryId }, { skipErrorHandler: true });
    return list.every(({ status }) => status === 'withdrawn' || status === 'cancelled');
  } catch {
    // Still no connection: the caller tells that the giving up failed, and it can be tried again.
    return false;
  }
}

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

  /** Removes a draft, withdraws a live delivery, cancels an enrolment; known even if the answer is lost. */
  const withdraw = useCallback(async (deliveryId: string): Promise<void> => {
    try {
      await deleteDelivery(deliveryId, { skipErrorHandler: true });
    } catch (failure) {
      if (isAnswerLost(failure) && (await isGivenUp(deliveryId))) return;
      reportFailure(failure);
      throw failure;
    }
  }, []);

  return { counts, load, withdraw };
}
