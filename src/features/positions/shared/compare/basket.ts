import type { Position } from '@/services/types';
import { createDeviceList } from '@/utils/deviceList';
import { hasShape } from '@/utils/shape';

/** A position chosen to be compared. */
export type Compared = Pick<Position, 'id' | 'name'>;

/** How many positions can stand side by side, on a broad screen and on a phone (product decisions, /user/collections). */
export const compareLimits = { broad: 5, phone: 2 } as const;

/** Ids are compared as text of the URL: nothing else may come in that way. */
export function isPositionId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value);
}

function isCompared(value: unknown): value is Compared {
  return hasShape(value, { id: 'string', name: 'string' }) && isPositionId(value.id);
}

/** The positions chosen to be compared, oldest first; kept on this device. */
export const compareBasket = createDeviceList('compare', isCompared, compareLimits.broad);
