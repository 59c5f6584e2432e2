import type { FieldValues } from '@/services/types';

interface Unsent {
  /** Who typed it; undefined for a visitor. */
  owner?: string;
  values: FieldValues;
}

/**
 * What is typed and not sent, by form: signing in over the page draws it anew, and nothing may be lost by it. In the
 * memory of the page alone, since a form may ask for anything.
 */
const forms = new Map<string, Unsent>();

/** Keeps what is typed; undefined forgets it. */
export function keepUnsent(formId: string, owner: string | undefined, values?: FieldValues): void {
  if (values) forms.set(formId, { owner, values });
  else forms.delete(formId);
}

/** What was typed here by this person, or by the visitor who has signed in since; another person's is forgotten. */
export function unsentOf(formId: string, owner: string | undefined): FieldValues | undefined {
  const kept = forms.get(formId);
  if (!kept) return undefined;
  if (kept.owner === undefined || kept.owner === owner) return kept.values;
  forms.delete(formId);
  return undefined;
}
