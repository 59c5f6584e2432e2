import type { DeliveryGroup } from './lifecycle';

/** What the URL of /user/deliveries asks for. */
export interface DeliveryView {
  group: DeliveryGroup;
  current: number;
  deliveryId?: string;
  applyId?: string;
}

const groups: readonly string[] = ['active', 'ended', 'draft'] satisfies DeliveryGroup[];

function isGroup(value: string | null): value is DeliveryGroup {
  return value !== null && groups.includes(value);
}

/** Reads the query; junk falls back to the first page of the active group. */
export function deliveryViewOf(search: string): DeliveryView {
  const query = new URLSearchParams(search);
  const group = query.get('group');
  const current = Number(query.get('current'));
  return {
    group: isGroup(group) ? group : 'active',
    current: Number.isSafeInteger(current) && current > 0 ? current : 1,
    deliveryId: query.get('deliveryId') || undefined,
    applyId: query.get('applyId') || undefined,
  };
}

/** The query of a group's page, with its `?`, empty for the default view. */
export function deliveryViewSearch({ group, current }: Pick<DeliveryView, 'group' | 'current'>) {
  const query = new URLSearchParams();
  if (group !== 'active') query.set('group', group);
  if (current > 1) query.set('current', String(current));
  const text = query.toString();
  return text ? `?${text}` : '';
}
