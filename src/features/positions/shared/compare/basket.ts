import type { Position } from '@/services/types';
import { createDeviceList } from '@/utils/deviceList';
import { hasShape } from '@/utils/shape';

/** A position in the comparison. */
export type ComparedPosition = Pick<Position, 'id' | 'name'>;

/** The greatest number of positions in a comparison, on a wide screen and on a phone (docs/product.md, Screens). */
export const compareLimits = { broad: 5, phone: 2 } as const;

/** Whether a value can be a position's id, as ids from the URL may be any text. */
export function isPositionId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value);
}

function isCompared(value: unknown): value is ComparedPosition {
  return hasShape(value, { id: 'string', name: 'string' }) && isPositionId(value.id);
}

/** The positions in the comparison, oldest first; stored on this device. */
export const compareBasket = createDeviceList('compare', isCompared, compareLimits.broad);
