// No alias in imports: the preview server uses this file, too, and does not know them.

type Entry = Readonly<Record<string, unknown>>;

/** The level of a schooling or degree; values that are not listed are lower, or no degree. */
const levels: Readonly<Record<string, number>> = { bachelor: 1, master: 2, doctor: 3 };

/**
 * The contradiction at a field of an entry: a degree more than one level above the schooling (a master's with a
 * bachelor's schooling is possible, a doctorate is not), or a graduate of both this year and an earlier one.
 */
export function contradictionAt(key: string, entry: Entry): 'degree' | 'sources' | undefined {
  if (key === 'degree') {
    const degree = levels[String(entry.degree)] ?? 0;
    const schooling = levels[String(entry.education)] ?? 0;
    return entry.education && degree > schooling + 1 ? 'degree' : undefined;
  }
  const { sources } = entry;
  if (key !== 'sources' || !Array.isArray(sources)) return undefined;
  return sources.includes('graduate') && sources.includes('pastGraduate') ? 'sources' : undefined;
}
