import type { Position } from '@/services/types';
import { readAcrossLogin, writeAcrossLogin } from '@/utils/acrossLogin';
import { hasShape } from '@/utils/shape';

/** A visitor pressed "collect" on a page and was led to the login. */
interface WantedPosition extends Pick<Position, 'id' | 'name'> {
  /** The page, to which the login leads back: path and query. */
  path: string;
  /** When, in ms. */
  at: number;
}

const key = 'collect';
/** Longer than a registration takes; later nobody remembers having pressed. */
const patienceMs = 30 * 60_000;

function isWanted(value: unknown): value is WantedPosition {
  return hasShape(value, { id: 'string', name: 'string', path: 'string', at: 'number' });
}

/** Remembers the choice until the login has led back. */
export function collectLater(wanted: WantedPosition): void {
  writeAcrossLogin(key, wanted);
}

/** Forgets the choice. */
export function forgetWanted(): void {
  writeAcrossLogin(key, undefined);
}

/** The choice of this tab, unless it was made too long ago. */
export function wantedPosition(now: number): WantedPosition | undefined {
  const value = readAcrossLogin(key);
  if (!isWanted(value)) return undefined;
  const age = now - value.at;
  return age >= 0 && age < patienceMs ? value : undefined;
}
