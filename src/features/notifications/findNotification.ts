import type { CallOptions } from '@/request/types';
import { getNotifications } from '@/services/delivery';
import type { Notification } from '@/services/types';
import { pagesOf } from '@/utils/everyPage';

/** The largest page size (contract: Pages), and the greatest number of pages to read. */
const pageSize = 100;
const maxPages = 20;

/**
 * A notification by its id; undefined when there is none. The contract has no call for a single one, so the list is
 * read, newest first, until it is found. Rejects as the request runtime does.
 */
export async function findNotification(
  id: string,
  options?: CallOptions,
): Promise<Notification | undefined> {
  const load = (current: number) => getNotifications({ current, pageSize }, options);
  for await (const { list } of pagesOf(load, maxPages)) {
    const found = list.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
