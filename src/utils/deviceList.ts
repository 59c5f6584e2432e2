import { deviceKey, readDevice, writeDevice } from './deviceStore';

/** A short list kept on this device, which components can follow with `useSyncExternalStore`. */
export interface DeviceList<T> {
  /** The entries; the same array until something changes. */
  read: () => readonly T[];
  /** Keeps these instead, the first `most` of them; none removes the list from the device. */
  write: (next: readonly T[]) => void;
  /** Hears of changes made here and in other tabs. */
  subscribe: (listener: () => void) => () => void;
}

/** A list of at most `most` entries under a key of this device; whatever is not an entry is left out. */
export function createDeviceList<T>(
  key: string,
  isEntry: (value: unknown) => value is T,
  most: number,
): DeviceList<T> {
  const listeners = new Set<() => void>();
  let known: readonly T[] = [];

  const read = () => {
    const value = readDevice(key);
    const entries = Array.isArray(value) ? value.filter(isEntry).slice(0, most) : [];
    if (JSON.stringify(entries) !== JSON.stringify(known)) known = entries;
    return known;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent) => {
    // Without a key everything was cleared (HTML, storage event).
    if (event.key === null || event.key === deviceKey(key)) tell();
  };

  return {
    read,
    write: (next) => {
      writeDevice(key, next.length > 0 ? next.slice(0, most) : undefined);
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
  };
}
