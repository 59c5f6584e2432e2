import { createDeviceList } from '@/utils/deviceList';

/** How many positions can stand side by side, on a broad screen and on a phone (docs/decisions.md). */
export const compareLimits = { broad: 5, phone: 2 } as const;

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value);
}

/** The ids of the positions chosen to be compared, oldest first; kept on this device. */
export const compareBasket = createDeviceList('compare', isId, compareLimits.broad);
