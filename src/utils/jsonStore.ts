import { site } from '../../config/site';

export interface JsonStore {
  /** The full name of a key in the browser's storage. */
  nameOf: (key: string) => string;
  /** The keys of all stored values. */
  keys: () => string[];
  /** The stored value, unvalidated, or undefined. */
  read: (key: string) => unknown;
  /**
   * Stores a JSON value; undefined removes it. Returns false when the storage is full or blocked: then only the page
   * has the value.
   */
  write: (key: string, value: unknown) => boolean;
  /** Removes everything. */
  clear: () => void;
}

/** Values that could not be stored, by full name. */
const unstored = { local: new Map<string, string>(), session: new Map<string, string>() };

/**
 * JSON in the browser's storage, under `{siteId}-{area}-{key}`. Nothing throws: a value that a full or blocked storage
 * refuses lives as long as the page, and an invalid stored value counts as missing.
 * @param kind local: kept until removed; session: kept as long as the tab.
 */
export function createJsonStore(kind: 'local' | 'session', area = ''): JsonStore {
  const prefix = `${site.siteId}-${area && `${area}-`}`;
  const memory = unstored[kind];
  const nameOf = (key: string) => prefix + key;

  /** Runs an operation on the storage; undefined when the storage is blocked or full. */
  function attempt<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(kind === 'local' ? window.localStorage : window.sessionStorage);
    } catch {
      // Blocked storage throws at every access, full storage when writing.
      return undefined;
    }
  }

  const keys = () => {
    const names = attempt((storage) => Object.keys(storage)) ?? [];
    const own = [...names, ...memory.keys()].filter((name) => name.startsWith(prefix));
    return [...new Set(own)].map((name) => name.slice(prefix.length));
  };
  const read = (key: string): unknown => {
    const name = nameOf(key);
    const text = memory.get(name) ?? attempt((storage) => storage.getItem(name));
    try {
      return text ? JSON.parse(text) : undefined;
    } catch {
      // The text is no JSON, so another program has written it.
      return undefined;
    }
  };
  const write = (key: string, value: unknown): boolean => {
    const name = nameOf(key);
    memory.delete(name);
    const text = JSON.stringify(value);
    const isDone = attempt((storage) => {
      if (value === undefined) storage.removeItem(name);
      else storage.setItem(name, text);
      return true;
    });
    if (!isDone && value !== undefined) memory.set(name, text);
    return isDone ?? false;
  };
  const clear = () => {
    for (const key of keys()) write(key, undefined);
  };
  return { nameOf, keys, read, write, clear };
}
