/** Replaces idb-keyval, as jsdom has no database; it lasts for one page. */
const kept = new Map<string, unknown>();

export const mockDatabase = {
  createStore: () => undefined,
  get: async (key: string): Promise<unknown> => structuredClone(kept.get(key)),
  set: async (key: string, value: unknown): Promise<void> => {
    kept.set(key, structuredClone(value));
  },
  keys: async (): Promise<string[]> => [...kept.keys()],
  entries: async (): Promise<[string, unknown][]> => structuredClone([...kept]),
  delMany: async (names: string[]): Promise<void> => {
    for (const name of names) kept.delete(name);
  },
};
