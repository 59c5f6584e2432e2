import type { FieldSchema, FieldValue, FieldValues } from '@/services/types';
import { isPersonNumber } from '@/utils/formats';
import { textOf } from './values';

/**
 * Whether an answer may be kept on the device before it is sent (docs/storage.md): no files, nothing that the server
 * calls sensitive, and whatever the field, no mobile or identity number.
 */
function mayRest(field: FieldSchema, value: FieldValue | undefined): boolean {
  const isFile = field.type === 'file' || field.type === 'image';
  return !field.sensitive && !isFile && !isPersonNumber(textOf(value));
}

/** The answers that may be kept on the device. */
export function restingValues(fields: readonly FieldSchema[], values: FieldValues): FieldValues {
  const entries = fields.flatMap((field): [string, FieldValue][] => {
    const value = values[field.name];
    return value !== undefined && mayRest(field, value) ? [[field.name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The labels of the answers that were changed and are not kept on the device. */
export function unkeptLabels(
  fields: readonly FieldSchema[],
  values: FieldValues,
  saved: FieldValues,
): string[] {
  return fields
    .filter((field) => {
      const value = values[field.name];
      const isNew = textOf(value) !== '' && textOf(value) !== textOf(saved[field.name]);
      return isNew && !mayRest(field, value);
    })
    .map(({ label }) => label);
}
