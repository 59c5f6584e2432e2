import { site } from '../../config/site';

/**
 * Small preferences kept on this device, JSON under `{siteId}-{key}`. Storage that is full, blocked or
 * holds junk counts as empty: a preference is never worth stopping the portal for.
 */

/** What storage did not take: it lives as long as the tab. */
const memory = new Map<string, string>();

/** The name under which a key is kept in the browser's storage. */
export function deviceKey(key: string): string {
  return `${site.siteId}-${key}`;
}

function stored(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    // Blocked storage: the tab's own memory answers.
    return null;
  }
}

/** The stored value, unvalidated, or undefined. */
export function readDevice(key: string): unknown {
  const name = deviceKey(key);
  const text = memory.get(name) ?? stored(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Junk: see above.
    return undefined;
  }
}

/** Stores a JSON value; undefined removes it. */
export function writeDevice(key: string, value: unknown): void {
  const name = deviceKey(key);
  const text = value === undefined ? undefined : JSON.stringify(value);
  memory.delete(name);
  try {
    if (text === undefined) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
  } catch {
    // Full or blocked storage.
    if (text !== undefined) memory.set(name, text);
  }
}

/** Forgets what storage did not take; what it took is clearDevice's to remove. */
export function forgetDeviceMemory(): void {
  memory.clear();
}
