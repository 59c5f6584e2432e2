import { useEffect, useSyncExternalStore } from 'react';

/** Something small that every screen reads and that does not change within a visit, such as names by code. */
export interface Lookup<T> {
  read: () => T;
  subscribe: (listener: () => void) => () => void;
  /** Asks for it, unless that is under way or done. */
  want: () => void;
}

/** A lookup that answers `empty` until `load` has answered, and when it failed. */
export function createLookup<T>(load: () => Promise<T>, empty: T): Lookup<T> {
  const listeners = new Set<() => void>();
  const state = { value: empty, isWanted: false };
  const start = async () => {
    try {
      state.value = await load();
      for (const listener of listeners) listener();
    } catch {
      // Names are an addition: the screen goes on without them, its own calls tell what is wrong,
      // and the next component that needs them tries again.
      state.isWanted = false;
    }
  };
  return {
    read: () => state.value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    want: () => {
      if (state.isWanted) return;
      state.isWanted = true;
      void start();
    },
  };
}

/** Reads a lookup, which the first component that needs it (`isWanted`) asks for. */
export function useLookup<T>(lookup: Lookup<T>, isWanted = true): T {
  useEffect(() => {
    if (isWanted) lookup.want();
  }, [lookup, isWanted]);
  return useSyncExternalStore(lookup.subscribe, lookup.read);
}
