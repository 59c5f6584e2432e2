import type { UrlCodec } from '@/hooks/useUrlState';
import { lineOf, queryOf } from '@/utils/urlValues';
import type { DeliveryGroup } from './lifecycle';

/** What the URL of /user/deliveries asks for. */
export interface DeliveryView {
  group: DeliveryGroup;
  current: number;
  keyword: string;
  /** One delivery to be shown in its place, whatever its group and page. */
  deliveryId?: string;
  applyId?: string;
  /** Line by line instead of cards, where there is room. */
  isTable: boolean;
}

export const deliveryGroups = ['active', 'ended', 'draft'] as const satisfies DeliveryGroup[];

/** Characters of a keyword. */
export const keywordLimit = 50;

function groupFrom(value: string | null): DeliveryGroup {
  return deliveryGroups.find((group) => group === value) ?? 'active';
}

/** The view in the query; junk falls back to the first page of the active group. */
export const deliveryView: UrlCodec<DeliveryView> = {
  parse(query) {
    const current = Number(query.get('current'));
    return {
      group: groupFrom(query.get('group')),
      current: Number.isSafeInteger(current) && current > 0 ? current : 1,
      keyword: lineOf(query.get('keyword') ?? '', keywordLimit),
      deliveryId: query.get('deliveryId') || undefined,
      applyId: query.get('applyId') || undefined,
      isTable: query.get('view') === 'table',
    };
  },
  format: ({ group, current, keyword, deliveryId, applyId, isTable }) =>
    queryOf({
      group: group === 'active' ? undefined : group,
      current: current > 1 ? current : undefined,
      keyword,
      deliveryId,
      applyId,
      view: isTable ? 'table' : undefined,
    }),
};
