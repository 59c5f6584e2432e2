/**
 * All entries of a list that comes in pages, one page after the other; rejects as the first page that fails does. A
 * server that counts wrongly does not keep us for ever: `mostPages` are enough.
 */
export async function everyPage<T>(
  load: (current: number) => Promise<{ list: readonly T[]; total: number }>,
  mostPages = 200,
): Promise<T[]> {
  const all: T[] = [];
  for (let current = 1; current <= mostPages; current += 1) {
    const { list, total } = await load(current);
    all.push(...list);
    if (list.length === 0 || all.length >= total) break;
  }
  return all;
}
