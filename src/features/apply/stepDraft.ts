import { restingValues } from '@/forms/fieldRest';
import type { FieldSchema, FieldValues } from '@/services/types';
import { isYoungDraft } from '@/utils/draftStore';

/** Answers typed and not saved yet. */
export interface StepDraft {
  /** Time of the last keystroke, ms. */
  at: number;
  /** Version of the application that they were typed over. */
  version: number;
  values: FieldValues;
}

/** The part of a draft that may rest on the device; undefined when nothing of it may. */
export function draftToStore(
  draft: StepDraft | undefined,
  fields: readonly FieldSchema[],
): StepDraft | undefined {
  if (!draft) return undefined;
  const values = restingValues(fields, draft.values);
  return Object.keys(values).length > 0 ? { ...draft, values } : undefined;
}

function isAnswer(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((one) => typeof one === 'string')
    : typeof value !== 'object' || value === null;
}

function isDraft(value: unknown): value is StepDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'version' in value &&
    typeof value.version === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null &&
    Object.values(value.values).every(isAnswer)
  );
}

/** A kept draft worth taking up: young, and other than what the server has. Never throws on junk. */
export function draftWorth(
  stored: unknown,
  saved: FieldValues,
  now: number,
): StepDraft | undefined {
  if (!isDraft(stored) || !isYoungDraft(stored.at, now)) return undefined;
  const differs = Object.entries(stored.values).some(
    ([name, value]) => JSON.stringify(value ?? '') !== JSON.stringify(saved[name] ?? ''),
  );
  return differs ? stored : undefined;
}

/** Of the drafts that closed tabs left, the one of the last keystroke. Never throws on junk. */
export function latestDraft(
  entries: readonly (readonly [key: string, stored: unknown])[],
  now: number,
): { key: string; draft: StepDraft } | undefined {
  const drafts = entries.flatMap(([key, stored]) => {
    const draft = draftWorth(stored, {}, now);
    return draft ? [{ key, draft }] : [];
  });
  return drafts.sort((one, other) => other.draft.at - one.draft.at)[0];
}
