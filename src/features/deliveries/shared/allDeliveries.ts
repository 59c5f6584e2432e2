import type { CallOptions } from '@/request/types';
import { searchDeliveries } from '@/services/delivery';
import type { Delivery, DeliveryQuery } from '@/services/types';
import { everyPage } from '@/utils/everyPage';

/** As many as a page holds at most (contract: Pages), and how many pages one person can sensibly have. */
const pageSize = 100;
const mostPages = 10;

/** Every delivery that the query means, page by page; one page for nearly everybody. Rejects as the runtime does. */
export function allDeliveries(
  query: NonNullable<DeliveryQuery>,
  options?: CallOptions,
): Promise<Delivery[]> {
  return everyPage(
    (current) => searchDeliveries({ ...query, current, pageSize }, options),
    mostPages,
  );
}
