import type { Position } from '@/services/types';
import { createJsonStore } from '@/utils/jsonStore';
import { hasShape } from '@/utils/shape';

/** A position that a visitor wanted to save before the login. */
interface PendingCollect extends Pick<Position, 'id' | 'name'> {
  /** The path and query of the page, to which the login leads back. */
  path: string;
  /** Time of the press (ms). */
  at: number;
}

/** Data of this tab that survives a login; a login clears the forms' own store (utils/tabStore). */
const { read, write } = createJsonStore('session', 'across');
const key = 'collect';
/** How long the choice is valid (ms): longer than a registration takes, but not until the person has forgotten it. */
const validMs = 30 * 60_000;

/** Stores the choice for the time after the login. */
export function rememberCollect(wanted: PendingCollect): void {
  write(key, wanted);
}

/** Takes the choice of this tab, so that it counts once; undefined when it is too old. */
export function takePendingCollect(now: number): PendingCollect | undefined {
  const value = read(key);
  write(key, undefined);
  if (!hasShape(value, { id: 'string', name: 'string', path: 'string', at: 'number' })) {
    return undefined;
  }
  const age = now - value.at;
  return age >= 0 && age < validMs ? value : undefined;
}
