import { site } from '../../config/site';

/**
 * Small preferences kept on this device, JSON under `{siteId}-{key}`. Storage that is full, blocked or
 * holds junk counts as empty: a preference is never worth stopping the portal for.
 */
const memory = new Map<string, string>();

function fullKey(key: string): string {
  return `${site.siteId}-${key}`;
}

/** The stored value, unvalidated, or undefined. */
export function readDevice(key: string): unknown {
  const name = fullKey(key);
  try {
    const text = window.localStorage.getItem(name) ?? memory.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    // Blocked storage or junk in it: see above.
    return undefined;
  }
}

/** Stores a JSON value; undefined removes it. */
export function writeDevice(key: string, value: unknown): void {
  const name = fullKey(key);
  const text = value === undefined ? undefined : JSON.stringify(value);
  if (text === undefined) memory.delete(name);
  else memory.set(name, text);
  try {
    if (text === undefined) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, text);
  } catch {
    // Full or blocked storage: the value lives as long as the tab, in `memory`.
  }
}
