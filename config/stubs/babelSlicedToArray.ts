/** Stands for Babel's helper of `const [a, b] = list`, which asks for five others. */
export default function slicedToArray(list: Iterable<unknown>, count: number): unknown[] {
  if (Array.isArray(list)) return list;
  const taken: unknown[] = [];
  for (const item of list) {
    if (taken.length === count) break;
    taken.push(item);
  }
  return taken;
}
