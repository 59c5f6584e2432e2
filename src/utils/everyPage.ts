interface Page<T> {
  list: readonly T[];
  total: number;
}

/**
 * The pages of a list, one after the other; rejects when a page fails. Ends also where the server's numbers are wrong:
 * after `maxPages`, and before a page that is the last one again, as from a server that ignores `current`.
 */
export async function* pagesOf<T, P extends Page<T>>(
  load: (current: number) => Promise<P & Page<T>>,
  maxPages: number,
): AsyncGenerator<P, void, void> {
  let count = 0;
  let last = '';
  for (let current = 1; current <= maxPages; current += 1) {
    const page = await load(current);
    const list = JSON.stringify(page.list);
    if (page.list.length === 0 || list === last) return;
    yield page;
    last = list;
    count += page.list.length;
    if (count >= page.total) return;
  }
}

/** All entries of a list with pages; rejects when a page fails. */
export async function everyPage<T>(
  load: (current: number) => Promise<Page<T>>,
  maxPages = 200,
): Promise<T[]> {
  const all: T[] = [];
  for await (const { list } of pagesOf(load, maxPages)) all.push(...list);
  return all;
}
