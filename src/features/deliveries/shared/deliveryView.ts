import { choice, flag, id, keyword, listCodec, named, page } from '@/utils/listCodec';
import type { DeliveryGroup } from './lifecycle';

export const deliveryGroups = ['active', 'ended', 'draft'] as const satisfies DeliveryGroup[];

/** The state in the URL of /user/deliveries. */
export const deliveryView = listCodec({
  // Missing: the group with the latest news.
  group: choice(deliveryGroups),
  current: page,
  keyword,
  // A delivery to show in its place in the list, whatever its group and page.
  deliveryId: id,
  applyId: id,
  // A table instead of cards, where there is room.
  isTable: named('view', flag('table')),
});

export type DeliveryView = ReturnType<typeof deliveryView.parse>;
