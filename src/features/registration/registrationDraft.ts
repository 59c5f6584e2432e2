import { restingValues } from '@/forms/fieldRest';
import type { FieldSchema, FieldValues } from '@/services/types';
import { isYoungDraft } from '@/utils/draftStore';

/** What was typed into a registration form and not sent, without what may not rest on the device. */
interface RegistrationDraft {
  /** Time of the last keystroke, ms. */
  at: number;
  values: FieldValues;
}

/** Under which the device keeps a person's drafts of a form, one per tab (utils/tabDrafts). */
export function draftPrefix(owner: string, formId: string): string {
  return `registration/${owner}/${formId}/`;
}

/** Under which a visitor's tab keeps its draft (utils/tabStore): nobody signs out of a shared device as a visitor. */
export function visitorKey(formId: string): string {
  return `registration/${formId}`;
}

/** The part of what is typed that may be kept; undefined when nothing of it may. */
export function draftOf(
  fields: readonly FieldSchema[],
  values: FieldValues,
): RegistrationDraft | undefined {
  const kept = restingValues(fields, values);
  return Object.keys(kept).length > 0 ? { at: Date.now(), values: kept } : undefined;
}

function isDraft(value: unknown): value is RegistrationDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  );
}

/** Of what was kept, the draft of the last keystroke that is young enough. Never throws on junk. */
export function latestDraft(
  entries: readonly (readonly [key: string, stored: unknown])[],
  now: number,
): { key: string; draft: RegistrationDraft } | undefined {
  const drafts = entries.flatMap(([key, draft]) =>
    isDraft(draft) && isYoungDraft(draft.at, now) ? [{ key, draft }] : [],
  );
  return drafts.sort((one, other) => other.draft.at - one.draft.at)[0];
}
