import { textOf } from '@/forms/values';
import type { Resume } from '@/services/types';

/** Codes of the education term, the highest first; any other is lower. Source: docs/product.md, Résumé sections. */
const ranks: readonly string[] = ['doctor', 'master', 'bachelor', 'college', 'secondary', 'high'];

type Education = Resume['education'][number];

function rankOf({ education }: Education): number {
  const rank = ranks.indexOf(education);
  return rank < 0 ? ranks.length : rank;
}

/** The highest education, and among equal ones the latest; undefined when there is none. */
export function highestEducation(rows: readonly Education[]): Education | undefined {
  return [...rows].sort(
    (one, other) => rankOf(one) - rankOf(other) || textOf(other.end).localeCompare(textOf(one.end)),
  )[0];
}
