import type { CallOptions } from '@/request/types';
import { getNotifications } from '@/services/delivery';
import type { Notification } from '@/services/types';

/** As many as a page holds at most (contract: Pages), and how many pages are worth reading. */
const pageSize = 100;
const mostPages = 20;

/**
 * One notification by its id; undefined when it is not there. The contract has no call for a single one, so its
 * list is read, newest first, until it is found. Rejects as the request runtime does.
 */
export async function findNotification(
  id: string,
  options?: CallOptions,
): Promise<Notification | undefined> {
  for (let current = 1; current <= mostPages; current += 1) {
    const { list, total } = await getNotifications({ current, pageSize }, options);
    const found = list.find((one) => one.id === id);
    if (found || list.length === 0 || current * pageSize >= total) return found;
  }
  return undefined;
}
