import { deviceKey, readDevice, writeDevice } from './deviceStore';

/** A short list stored on this device, which components follow with `useDeviceList`. */
export interface DeviceList<T> {
  /** The entries; the same array until something changes. */
  read: () => readonly T[];
  /**
   * Replaces the list by these entries, at most as many as the list's limit; an empty list is removed from the device.
   */
  write: (next: readonly T[]) => void;
  /** Calls the listener after changes in this tab and in others. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A list under a key of this device, with at most `limit` entries; stored values that are no valid entries are left out.
 */
export function createDeviceList<T>(
  key: string,
  isEntry: (value: unknown) => value is T,
  limit: number,
): DeviceList<T> {
  const listeners = new Set<() => void>();
  let known: readonly T[] = [];

  const read = () => {
    const value = readDevice(key);
    const entries = Array.isArray(value) ? value.filter(isEntry).slice(0, limit) : [];
    if (JSON.stringify(entries) !== JSON.stringify(known)) known = entries;
    return known;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    // An event without a key means that everything was cleared (HTML, storage event).
    if (event.key === null || event.key === deviceKey(key)) notify();
  };

  return {
    read,
    write: (next) => {
      writeDevice(key, next.length > 0 ? next.slice(0, limit) : undefined);
      notify();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
