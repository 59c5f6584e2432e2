import type { DeliveryPage, DeliveryQuery } from '@/services/types';
import { pagesOf } from '@/utils/everyPage';
import { type DeliveryView, deliveryGroups } from './shared/deliveryView';
import { type DeliveryGroup, groupOf } from './shared/lifecycle';

type Load = (query: DeliveryQuery) => Promise<DeliveryPage>;

/** A page of deliveries and its place in the list. */
export interface FoundDeliveries {
  page: DeliveryPage;
  group: DeliveryGroup;
  /** Id of the delivery that the link named. */
  markedId?: string;
}

const pageSize = 10;
/** In how many pages a named delivery is looked for: more calls would keep the person waiting. */
const maxPages = 20;

/** The group and page with the delivery that a link names; undefined when there is no such delivery. */
async function findNamed(load: Load, named: DeliveryQuery): Promise<FoundDeliveries | undefined> {
  const first = await load(named);
  // A server that does not know these parameters answers with all of them.
  const delivery = first.list.find(
    ({ id, applyId }) => id === named.deliveryId || applyId === named.applyId,
  );
  if (!delivery) return undefined;
  const markedId = delivery.id;
  const group = groupOf(delivery.status, delivery.kind, delivery.positionState);
  const ofGroup = (current: number) => load({ group, current, pageSize });
  for await (const page of pagesOf(ofGroup, maxPages)) {
    if (page.list.some(({ id }) => id === markedId)) return { page, group, markedId };
  }
  // The server lists it in another group, as with a status that the portal does not know, or far down: shown alone.
  const alone = { ...first, list: [delivery], total: 1, current: 1 };
  return { page: alone, group, markedId };
}

/** Statuses that are no news: the candidate's own withdrawals, and drafts, which have a group of their own. */
const quietStatuses = ['draft', 'withdrawn', 'cancelled'];

/**
 * The first page of the group with the latest news: the group of the first delivery that waits for the candidate or has
 * changed (the server's order), else the first group that is not empty.
 */
async function findNews(load: Load, keyword?: string): Promise<FoundDeliveries> {
  const page = await load({ current: 1, pageSize, keyword });
  const inGroups = page.list.map((delivery) => ({
    delivery,
    group: groupOf(delivery.status, delivery.kind, delivery.positionState),
  }));
  const group =
    inGroups.find(({ delivery }) => !quietStatuses.includes(delivery.status))?.group ??
    deliveryGroups.find((one) => page.counts[one] > 0) ??
    'active';
  const list = inGroups.filter((one) => one.group === group).map(({ delivery }) => delivery);
  const total = page.counts[group];
  // Most people's deliveries fit on one page: then no second call is needed.
  if (list.length === total) return { page: { ...page, list, total }, group };
  return { page: await load({ group, current: 1, pageSize, keyword }), group };
}

/**
 * The page for the URL: the page with the delivery that it names, else the page of its group, else the group with the
 * latest news.
 */
export async function findDeliveries(
  load: Load,
  view: DeliveryView,
): Promise<FoundDeliveries | undefined> {
  const { group, current, deliveryId, applyId } = view;
  const keyword = view.keyword || undefined;
  if (deliveryId || applyId) return findNamed(load, { deliveryId, applyId });
  if (!group) return findNews(load, keyword);
  const page = await load({ group, current, pageSize, keyword });
  return { page, group };
}
