import { useModel } from '@umijs/max';
import { useCallback, useEffect, useState } from 'react';
import { reportFailure } from '@/request/errorHandler';
import { mayBeDone } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { deleteDelivery, searchDeliveries } from '@/services/delivery';
import type { Delivery, DeliveryCounts, DeliveryQuery } from '@/services/types';
import { everyPage } from '@/utils/everyPage';

type Query = NonNullable<DeliveryQuery>;

/** The largest page size (contract: Pages), and a limit to the number of pages that no person should reach. */
const pageSize = 100;
const pageLimit = 10;

/** A delivery by its id or its application's id; undefined when there is none. Rejects as the runtime does. */
export async function findDelivery(
  named: Pick<Query, 'deliveryId' | 'applyId'>,
  options?: CallOptions,
): Promise<Delivery | undefined> {
  const { list } = await searchDeliveries(named, options);
  return list.find(({ id, applyId }) => id === named.deliveryId || applyId === named.applyId);
}

/** All deliveries that match the query, from all pages. Rejects as the runtime does. */
export function everyDelivery(query: Query, options?: CallOptions): Promise<Delivery[]> {
  return everyPage(
    (current) => searchDeliveries({ ...query, current, pageSize }, options),
    pageLimit,
  );
}

/**
 * What became of a delivery when the answer to an action was lost: its status now, or that there is none. Undefined when
 * this cannot be found out.
 */
export async function statusAfter(named: Parameters<typeof findDelivery>[0]) {
  try {
    const delivery = await findDelivery(named, { skipErrorHandler: true });
    return delivery?.status ?? 'none';
  } catch {
    // Still offline: the caller says that the action failed, and the person can safely try again.
    return undefined;
  }
}

/**
 * The signed-in person's deliveries across screens (spec §7, Deliveries): a page of them, the last known counts of the
 * three groups, and withdrawal. The functions above read one or all deliveries.
 */
export default function useDelivery() {
  const { initialState } = useModel('@@initialState');
  const owner = initialState?.user?.loginName;
  const [counts, setCounts] = useState<DeliveryCounts>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's counts are not shown
  useEffect(() => setCounts(undefined), [owner]);

  /** Loads a page of deliveries; rejects as the request runtime does. */
  const load = useCallback(async (query: Query, options?: CallOptions) => {
    const page = await searchDeliveries(query, options);
    // The counts of a search cover only its matches.
    if (!query.keyword && !query.deliveryId && !query.applyId) setCounts(page.counts);
    return page;
  }, []);

  /** Deletes a draft, withdraws a live delivery or cancels an enrolment; succeeds also when that was done before. */
  const withdraw = useCallback(async (deliveryId: string): Promise<void> => {
    try {
      await deleteDelivery(deliveryId, { skipErrorHandler: true });
    } catch (failure) {
      const status = mayBeDone(failure) ? await statusAfter({ deliveryId }) : undefined;
      // A draft is deleted.
      if (status && ['none', 'withdrawn', 'cancelled'].includes(status)) return;
      reportFailure(failure);
      throw failure;
    }
  }, []);

  return { counts, load, withdraw };
}
