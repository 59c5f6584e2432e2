import type { FieldSchema, FieldValue, FieldValues } from '@/services/types';
import { isPersonNumber } from '@/utils/formats';
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
