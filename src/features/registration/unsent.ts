import type { FieldValues } from '@/services/types';

interface Unsent {
  /** The person who typed the values; undefined for a visitor. */
  owner?: string;
  values: FieldValues;
}

/**
 * Unsent values by form: the login over the page creates the form again, and nothing may be lost. Only in memory,
 * because a form may contain any data.
 */
const forms = new Map<string, Unsent>();

/** Keeps the values; undefined removes them. */
export function keepUnsent(formId: string, owner: string | undefined, values?: FieldValues): void {
  if (values) forms.set(formId, { owner, values });
  else forms.delete(formId);
}

/** The values that this person typed, or the visitor who has signed in since; those of another person are removed. */
export function unsentOf(formId: string, owner: string | undefined): FieldValues | undefined {
  const kept = forms.get(formId);
  if (!kept) return undefined;
  if (kept.owner === undefined || kept.owner === owner) return kept.values;
  forms.delete(formId);
  return undefined;
}
