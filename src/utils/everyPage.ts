/**
 * All entries of a list with pages, read one page after the other; rejects when a page fails. Stops after `maxPages`,
 * in case the server's total is wrong.
 */
export async function everyPage<T>(
  load: (current: number) => Promise<{ list: readonly T[]; total: number }>,
  maxPages = 200,
): Promise<T[]> {
  const all: T[] = [];
  for (let current = 1; current <= maxPages; current += 1) {
    const { list, total } = await load(current);
    all.push(...list);
    if (list.length === 0 || all.length >= total) break;
  }
  return all;
}
