import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createListeners } from '@/utils/listeners';
import { useSignIns } from './useSignIns';

/**
 * Small data that many screens need and that does not change within a visit, such as names by code. Kept until the page is
 * loaded again: not the response cache with its 60 s (spec §9; docs/decisions.md, Reading).
 */
export interface Lookup<T> {
  read: () => T;
  hasValue: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Loads the data, unless that is running or done. */
  load: () => void;
  /** Whether the last attempt failed. */
  hasFailed: () => boolean;
}

/** A lookup that returns `empty` until `fetchData` has succeeded. After a failure it is fetched again once the device is online. */
export function createLookup<T>(fetchData: () => Promise<T>, empty: T): Lookup<T> {
  const changes = createListeners();
  const state = { value: empty, isWanted: false, hasFailed: false };
  const load = async () => {
    if (state.isWanted) return;
    state.isWanted = true;
    try {
      state.value = await fetchData();
      state.hasFailed = false;
    } catch {
      // Names are an addition: the screen goes on without them, its own calls report what is wrong, and the next
      // component that needs them tries again. A screen that cannot work without them uses useLookupFailure.
      state.isWanted = false;
      state.hasFailed = true;
      window.addEventListener('online', load, { once: true });
    }
    changes.call();
  };
  return {
    read: () => state.value,
    hasValue: () => state.value !== empty,
    subscribe: changes.add,
    load: () => void load(),
    hasFailed: () => state.hasFailed,
  };
}

/**
 * Reads a lookup. The first component that needs it (`isWanted`) loads it; after a login, a failed one is loaded again.
 * The data arrives as a transition: a list of rows that shows names again must not block a finger on an old phone.
 */
export function useLookup<T>(lookup: Lookup<T>, isWanted = true): T {
  const signIns = useSignIns();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session that begins asks again for what failed
  useEffect(() => {
    if (isWanted) lookup.load();
  }, [lookup, isWanted, signIns]);
  const [value, setValue] = useState(lookup.read);
  const latest = useRef(value);
  useEffect(() => {
    const update = () => {
      const next = lookup.read();
      // A transition to the same value would render for nothing. The names of the former language stay until the new ones come.
      if (next === latest.current || !lookup.hasValue()) return;
      latest.current = next;
      startTransition(() => setValue(() => next));
    };
    update();
    return lookup.subscribe(update);
  }, [lookup]);
  return value;
}

export interface LookupFailure {
  hasFailed: boolean;
  retry: () => void;
}

/** For a screen that cannot be filled in without a lookup: whether loading failed, and a function that tries again. */
export function useLookupFailure(lookup: Lookup<unknown>): LookupFailure {
  return {
    hasFailed: useSyncExternalStore(lookup.subscribe, lookup.hasFailed, lookup.hasFailed),
    retry: lookup.load,
  };
}
