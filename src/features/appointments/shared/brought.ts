import { createDeviceList } from '@/utils/deviceList';

const limit = 200;

/** What has been ticked, each as the delivery's id and the item; never sent to the server. */
export const broughtItems = createDeviceList('bring', (value) => typeof value === 'string', limit);

/** The entry of an item. */
export const broughtKey = (deliveryId: string, item: string) => `${deliveryId} ${item}`;

/** Ticks an item, or takes the tick off. */
export function toggleBrought(key: string): void {
  const ticked = broughtItems.read();
  const others = ticked.filter((one) => one !== key);
  broughtItems.write(others.length < ticked.length ? others : [key, ...others]);
}
