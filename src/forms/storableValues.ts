import type { FieldSchema, FieldValue, FieldValues } from '@/services/types';
import { isPersonNumber } from '@/utils/cleaning';
import { isRecentDraft } from '@/utils/draftStore';
import { hasShape, isPlain } from '@/utils/shape';
import { textOf } from './values';

/**
 * Whether a value may be stored on the device before it is sent (docs/storage.md): no files, no sensitive fields, and
 * in any field no mobile or identity number.
 */
function isStorable(field: FieldSchema, value: FieldValue | undefined): boolean {
  const isFile = field.type === 'file' || field.type === 'image';
  return !field.sensitive && !isFile && !isPersonNumber(textOf(value));
}

/** The values that may be stored on the device. */
export function storableValues(fields: readonly FieldSchema[], values: FieldValues): FieldValues {
  const entries = fields.flatMap((field): [string, FieldValue][] => {
    const value = values[field.name];
    return value !== undefined && isStorable(field, value) ? [[field.name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The labels of changed fields whose values are not stored on the device. */
export function unstoredLabels(
  fields: readonly FieldSchema[],
  values: FieldValues,
  saved: FieldValues,
): string[] {
  return fields
    .filter((field) => {
      const value = values[field.name];
      const isNew = textOf(value) !== '' && textOf(value) !== textOf(saved[field.name]);
      return isNew && !isStorable(field, value);
    })
    .map(({ label }) => label);
}

/** Unsent values of a form, as the device stores them. */
export interface ValuesDraft {
  /** Time of the last change (ms). */
  at: number;
  values: FieldValues;
}

/** The part of a draft that the device may store; undefined when there is none. */
export function draftToStore<D extends ValuesDraft>(
  draft: D,
  fields: readonly FieldSchema[],
): D | undefined {
  const values = storableValues(fields, draft.values);
  return Object.keys(values).length > 0 ? { ...draft, values } : undefined;
}

/** Whether a stored value is a draft, and recent. */
export function isRecent(stored: unknown, now: number): stored is ValuesDraft {
  return (
    hasShape(stored, { at: 'number', values: 'object' }) &&
    Object.values(stored.values).every(isPlain) &&
    isRecentDraft(stored.at, now)
  );
}

interface DraftFound<D> {
  key: string;
  draft: D;
}

/** The stored drafts, the newest first; `draftIn` gives none for what cannot be restored. */
export function recentDrafts<D extends ValuesDraft>(
  entries: readonly (readonly [key: string, stored: unknown])[],
  draftIn: (stored: unknown) => D | undefined,
): DraftFound<D>[] {
  const drafts = entries.flatMap(([key, stored]) => {
    const draft = draftIn(stored);
    return draft ? [{ key, draft }] : [];
  });
  return drafts.sort((one, other) => other.draft.at - one.draft.at);
}

/** The newest of the stored drafts. */
export function latestDraft<D extends ValuesDraft>(
  ...among: Parameters<typeof recentDrafts<D>>
): DraftFound<D> | undefined {
  return recentDrafts(...among)[0];
}
