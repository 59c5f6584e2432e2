import type { Delivery, DeliveryCounts, DeliveryQuery, PageOf } from '@/services/types';
import type { DeliveryView } from './shared/deliveryView';
import { type DeliveryGroup, groupOf } from './shared/lifecycle';

export type DeliveryPage = PageOf<Delivery> & { counts: DeliveryCounts };
type Load = (query: DeliveryQuery) => Promise<DeliveryPage>;

/** A page of deliveries, and where in the list it is. */
export interface Found {
  page: DeliveryPage;
  group: DeliveryGroup;
  /** The delivery that the link named. */
  markedId?: string;
}

const pageSize = 10;

/** The group and page that hold the delivery which a link names; undefined when there is none such. */
async function findNamed(load: Load, named: DeliveryQuery): Promise<Found | undefined> {
  const [delivery] = (await load(named)).list;
  if (!delivery) return undefined;
  const group = groupOf(delivery.status, delivery.kind, delivery.positionState);
  let page: DeliveryPage;
  let current = 0;
  do {
    current += 1;
    page = await load({ group, current, pageSize });
    if (page.list.some(({ id }) => id === delivery.id)) {
      return { page, group, markedId: delivery.id };
    }
  } while (page.list.length > 0 && current * pageSize < page.total);
  // The server lists it elsewhere, as it may with a state that the portal does not know: it stands alone.
  const alone = { ...page, list: [delivery], total: 1, current: 1 };
  return { page: alone, group, markedId: delivery.id };
}

/** What the view asks for: the page that holds the delivery it names, else the page it names. */
export async function findDeliveries(load: Load, view: DeliveryView): Promise<Found | undefined> {
  const { group, current, keyword, deliveryId, applyId } = view;
  if (deliveryId || applyId) return findNamed(load, { deliveryId, applyId });
  const page = await load({ group, current, pageSize, keyword: keyword || undefined });
  return { page, group };
}
