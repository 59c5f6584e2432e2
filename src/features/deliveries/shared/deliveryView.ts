import { choice, flag, id, keyword, listCodec, named, page } from '@/utils/listCodec';
import type { DeliveryGroup } from './lifecycle';

/** The state in the URL of /user/deliveries. */
export interface DeliveryView {
  /** Missing: the group with the latest news. */
  group?: DeliveryGroup;
  current: number;
  keyword: string;
  /** A delivery to show in its place in the list, whatever its group and page. */
  deliveryId?: string;
  applyId?: string;
  /** A table instead of cards, where there is room. */
  isTable: boolean;
}

export const deliveryGroups = ['active', 'ended', 'draft'] as const satisfies DeliveryGroup[];

export const deliveryView = listCodec<DeliveryView>({
  group: choice(deliveryGroups),
  current: page,
  keyword,
  deliveryId: id,
  applyId: id,
  isTable: named('view', flag('table')),
});
