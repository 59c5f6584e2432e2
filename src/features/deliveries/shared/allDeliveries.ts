import type { CallOptions } from '@/request/types';
import { searchDeliveries } from '@/services/delivery';
import type { Delivery, DeliveryQuery } from '@/services/types';

/** As many as a page holds at most (contract: Pages), and how many pages one person can sensibly have. */
const pageSize = 100;
const mostPages = 10;

/** Every delivery that the query means, page by page; one page for nearly everybody. Rejects as the runtime does. */
export async function allDeliveries(
  query: NonNullable<DeliveryQuery>,
  options?: CallOptions,
): Promise<Delivery[]> {
  const found: Delivery[] = [];
  for (let current = 1; current <= mostPages; current += 1) {
    const { list, total } = await searchDeliveries({ ...query, current, pageSize }, options);
    found.push(...list);
    if (list.length === 0 || found.length >= total) break;
  }
  return found;
}
