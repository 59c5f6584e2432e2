import { createDeviceList } from '@/utils/deviceList';
import { hasShape } from '@/utils/shape';

/** A position that was opened on this device. */
export interface Viewed {
  id: string;
  /** When last, ISO 8601. */
  at: string;
}

const most = 50;

function isViewed(value: unknown): value is Viewed {
  return hasShape(value, { id: 'string', at: 'string' });
}

/** The positions opened last on this device, newest first, each once; the server never hears of it. */
export const recentPositions = createDeviceList('recent', isViewed, most);

/** Remembers that a position was opened. */
export function noteViewed(id: string, at: Date): void {
  const others = recentPositions.read().filter((viewed) => viewed.id !== id);
  recentPositions.write([{ id, at: at.toISOString() }, ...others]);
}
