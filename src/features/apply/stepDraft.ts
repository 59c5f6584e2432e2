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

/** Files, and what the server calls sensitive, never rest on the device. */
function mayRest(field: FieldSchema): boolean {
  return !field.sensitive && field.type !== 'file' && field.type !== 'image';
}

/** The part of a draft that may rest on the device; undefined when nothing of it may. */
export function draftToStore(
  draft: StepDraft | undefined,
  fields: readonly FieldSchema[],
): StepDraft | undefined {
  if (!draft) return undefined;
  const entries = fields
    .filter((field) => mayRest(field) && draft.values[field.name] !== undefined)
    .map(({ name }) => [name, draft.values[name]]);
  return entries.length > 0 ? { ...draft, values: Object.fromEntries(entries) } : undefined;
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
