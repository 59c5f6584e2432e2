import { useEffect, useSyncExternalStore } from 'react';
import { useSessionsBegun } from './useSessionsBegun';

/** Something small that every screen reads and that does not change within a visit, such as names by code. */
export interface Lookup<T> {
  read: () => T;
  subscribe: (listener: () => void) => () => void;
  /** Asks for it, unless that is under way or done. */
  want: () => void;
  /** Whether the last asking failed. */
  hasFailed: () => boolean;
}

/** A lookup that answers `empty` until `load` has answered, and when it failed. */
export function createLookup<T>(load: () => Promise<T>, empty: T): Lookup<T> {
  const listeners = new Set<() => void>();
  const state = { value: empty, isWanted: false, hasFailed: false };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const start = async () => {
    try {
      state.value = await load();
      state.hasFailed = false;
    } catch {
      // Names are an addition: the screen goes on without them, its own calls tell what is wrong,
      // and the next component that needs them tries again. Who cannot do without says so (useLookupFailure).
      state.isWanted = false;
      state.hasFailed = true;
    }
    tell();
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
    hasFailed: () => state.hasFailed,
  };
}

/** Reads a lookup, which the first component that needs it (`isWanted`) asks for; once more after a login if it failed. */
export function useLookup<T>(lookup: Lookup<T>, isWanted = true): T {
  const begun = useSessionsBegun();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session that begins asks again for what failed
  useEffect(() => {
    if (isWanted) lookup.want();
  }, [lookup, isWanted, begun]);
  return useSyncExternalStore(lookup.subscribe, lookup.read);
}

export interface LookupFailure {
  hasFailed: boolean;
  retry: () => void;
}

/** For a screen that cannot be filled in without a lookup: whether it did not come, and what asks for it again. */
export function useLookupFailure(lookup: Lookup<unknown>): LookupFailure {
  return {
    hasFailed: useSyncExternalStore(lookup.subscribe, lookup.hasFailed),
    retry: lookup.want,
  };
}
