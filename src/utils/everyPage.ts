import { isRecord } from './isRecord';

interface Page<T> {
  list: readonly T[];
  total: number;
}

/** An entry's id, or what it holds. */
function keyOf(entry: unknown): string {
  return isRecord(entry) && typeof entry.id === 'string' ? entry.id : JSON.stringify(entry);
}

/**
 * The pages of a list, one after the other; rejects when a page fails. Ends also where the server's numbers are wrong:
 * after `maxPages`, and before a page without a new entry, as from a server that ignores `current`.
 */
export async function* pagesOf<T, P extends Page<T>>(
  load: (current: number) => Promise<P & Page<T>>,
  maxPages: number,
): AsyncGenerator<P, void, void> {
  let count = 0;
  const seen = new Set<string>();
  for (let current = 1; current <= maxPages; current += 1) {
    const page = await load(current);
    const keys = page.list.map(keyOf);
    if (keys.every((key) => seen.has(key))) return;
    yield page;
    for (const key of keys) seen.add(key);
    count += page.list.length;
    if (count >= page.total) return;
  }
}

/** All entries of a list with pages, each once, also where one has moved to the next page meanwhile; rejects when a page fails. */
export async function everyPage<T>(
  load: (current: number) => Promise<Page<T>>,
  maxPages = 200,
): Promise<T[]> {
  const all = new Map<string, T>();
  for await (const { list } of pagesOf(load, maxPages)) {
    for (const entry of list) all.set(keyOf(entry), entry);
  }
  return [...all.values()];
}
