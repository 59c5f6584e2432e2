import type { Position } from '@/services/types';
import { site } from '../../../../config/site';

/** A visitor pressed "collect" on a page and was led to the login. */
export interface WantedPosition extends Pick<Position, 'id' | 'name'> {
  /** The page, to which the login leads back: path and query. */
  path: string;
  /** When, in ms. */
  at: number;
}

/** Beyond the forms' own store (utils/tabStore), which a beginning session empties; this tab's alone. */
const key = `${site.siteId}-collect`;
/** Longer than a registration takes; later nobody remembers having pressed. */
const patienceMs = 30 * 60_000;

function isWanted(value: unknown): value is WantedPosition {
  const fields: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) };
  return (
    ['id', 'name', 'path'].every((name) => typeof fields[name] === 'string') &&
    typeof fields.at === 'number'
  );
}

/** Remembers the choice until the login has led back. */
export function collectLater(wanted: WantedPosition): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(wanted));
  } catch {
    // Blocked storage: after the login the button must be pressed again.
  }
}

/** Forgets the choice. */
export function forgetWanted(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage: nothing was kept.
  }
}

/** The choice of this tab, unless it was made too long ago. */
export function wantedPosition(now: number): WantedPosition | undefined {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return isWanted(value) && now - value.at >= 0 && now - value.at < patienceMs
      ? value
      : undefined;
  } catch {
    // Blocked storage or junk in it.
    return undefined;
  }
}
