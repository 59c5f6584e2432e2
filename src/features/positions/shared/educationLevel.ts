/** `high` and `secondary` are the same level; `other` as a minimum means no requirement. */
const levels: Readonly<Record<string, number>> = {
  other: 0,
  high: 1,
  secondary: 1,
  college: 2,
  bachelor: 3,
  master: 4,
  doctor: 5,
};

/** The level of an education (term `education`), a higher number for a higher one; undefined for an unknown code. */
export function educationLevel(code: string): number | undefined {
  return Object.hasOwn(levels, code) ? levels[code] : undefined;
}
