import { createDeviceList } from '@/utils/deviceList';
import { hasShape } from '@/utils/shape';

const limit = 50;

/** The positions viewed last on this device and when (ISO 8601), newest first; never sent to the server. */
export const recentPositions = createDeviceList(
  'recent',
  (value) => hasShape(value, { id: 'string', at: 'string' }),
  limit,
);

/** Adds a position to the list. */
export function rememberViewed(id: string, at: Date): void {
  const others = recentPositions.read().filter((viewed) => viewed.id !== id);
  recentPositions.write([{ id, at: at.toISOString() }, ...others]);
}
