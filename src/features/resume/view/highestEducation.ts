import type { Resume } from '@/services/types';

/** Education from the highest down, by the codes of the term. Source: docs/decisions.md, Résumé sections. */
const ranks: readonly string[] = [
  'doctor',
  'master',
  'bachelor',
  'college',
  'secondary',
  'high',
  'other',
];

type Education = Resume['education'][number];

function rankOf({ education }: Education): number {
  const rank = ranks.indexOf(education);
  return rank < 0 ? ranks.length : rank;
}

/** The highest education; of equal ones the latest. Undefined when none is given. */
export function highestEducation(rows: readonly Education[]): Education | undefined {
  return [...rows].sort(
    (one, other) => rankOf(one) - rankOf(other) || other.end.localeCompare(one.end),
  )[0];
}
