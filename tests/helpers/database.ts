/** Stands for the browser's database, which jsdom lacks: what idb-keyval offers of it, for one page. */
const kept = new Map<string, unknown>();

export const createStore = () => undefined;
export const get = async (key: string): Promise<unknown> => structuredClone(kept.get(key));
export const set = async (key: string, value: unknown): Promise<void> => {
  kept.set(key, structuredClone(value));
};
export const keys = async (): Promise<string[]> => [...kept.keys()];
export const entries = async (): Promise<[string, unknown][]> => structuredClone([...kept]);
export const delMany = async (names: string[]): Promise<void> => {
  for (const name of names) kept.delete(name);
};
