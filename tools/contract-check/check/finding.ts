import type { KindId } from './kinds/table';

/** One difference in an answer. */
export interface Finding {
  kind: KindId;
  /** `data.list[].education`, a header, or the part of the answer it is about. */
  where: string;
  expected: string;
  got: string;
}

const maxLength = 80;

/** A value as the report shows it: JSON, cut to a readable length. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** One finding of each kind and place: what holds for every entry of a list is said once. */
export function withoutRepeats(found: Finding[]): Finding[] {
  const seen = new Set<string>();
  return found.filter(({ kind, where }) => {
    const key = `${kind} ${where}`;
    return !seen.has(key) && seen.add(key);
  });
}
