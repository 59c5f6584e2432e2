import { createDeviceList } from '@/utils/deviceList';
import { hasShape } from '@/utils/shape';

/** A position that was viewed on this device. */
export interface ViewedPosition {
  id: string;
  /** Time of the last view, ISO 8601. */
  at: string;
}

const limit = 50;

function isViewed(value: unknown): value is ViewedPosition {
  return hasShape(value, { id: 'string', at: 'string' });
}

/** The positions viewed last on this device, newest first, without duplicates; never sent to the server. */
export const recentPositions = createDeviceList('recent', isViewed, limit);

/** Adds a position to the list. */
export function rememberViewed(id: string, at: Date): void {
  const others = recentPositions.read().filter((viewed) => viewed.id !== id);
  recentPositions.write([{ id, at: at.toISOString() }, ...others]);
}
