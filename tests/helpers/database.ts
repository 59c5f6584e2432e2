/** Replaces idb-keyval, as jsdom has no database; it lasts for one page. */
const stores = new Map<string, Map<string, unknown>>();

function valuesOf(store = ''): Map<string, unknown> {
  const values = stores.get(store) ?? new Map<string, unknown>();
  stores.set(store, values);
  return values;
}

export const mockDatabase = {
  createStore: (name: string) => name,
  get: async (key: string, store?: string): Promise<unknown> =>
    structuredClone(valuesOf(store).get(key)),
  set: async (key: string, value: unknown, store?: string): Promise<void> => {
    valuesOf(store).set(key, structuredClone(value));
  },
  keys: async (store?: string): Promise<string[]> => [...valuesOf(store).keys()],
  entries: async (store?: string): Promise<[string, unknown][]> =>
    structuredClone([...valuesOf(store)]),
  delMany: async (names: string[], store?: string): Promise<void> => {
    for (const name of names) valuesOf(store).delete(name);
  },
};
