/** `high` and `secondary` are one level of schooling; `other` as a minimum means that none is asked for. */
const levels: Readonly<Record<string, number>> = {
  other: 0,
  high: 1,
  secondary: 1,
  college: 2,
  bachelor: 3,
  master: 4,
  doctor: 5,
};

/** The level of an education (term `education`), the higher the more; undefined for a code that is not known. */
export function educationLevel(code: string): number | undefined {
  return Object.hasOwn(levels, code) ? levels[code] : undefined;
}
