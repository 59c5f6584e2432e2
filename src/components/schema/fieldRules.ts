import type { FieldSchema, FieldValue, FieldValues } from '@/services/types';
import type { Rule } from '@/utils/validation';

const choiceTypes = new Set<FieldSchema['type']>([
  'select',
  'radio',
  'checkbox',
  'file',
  'image',
  'region',
  'school',
  'major',
]);

/** A pattern of the server; one that is no regular expression here is left to the server itself. */
export function patternOf(source: string | undefined): RegExp | undefined {
  if (!source) return undefined;
  try {
    return new RegExp(source, 'u');
  } catch {
    // The server's dialect may know more than the browser's; the server checks again anyway.
    return undefined;
  }
}

/** The client's rule for a field of the server (contract, FieldSchema): never stricter than the server's. */
export function ruleOf(field: FieldSchema): Rule {
  const isChoice = choiceTypes.has(field.type);
  return {
    required: field.required,
    isChoice,
    type: field.type === 'number' || field.type === 'date' ? field.type : undefined,
    min: isChoice ? undefined : field.min,
    max: isChoice ? undefined : field.max,
    pattern: patternOf(field.pattern),
    patternMessage: field.message,
  };
}

/** A value as the text that the rules judge; a list counts as its first entry. */
export function textOf(value: FieldValue | undefined): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? (value[0] ?? '') : String(value);
}

/** The values as the server wants them: numbers as numbers, what was emptied as null. */
export function cleanValues(fields: readonly FieldSchema[], values: FieldValues): FieldValues {
  const entries = fields.map((field): [string, FieldValue] => {
    const value = values[field.name];
    const text = textOf(value);
    if (text.trim() === '') return [field.name, null];
    if (field.type === 'number') return [field.name, Number(text)];
    return [field.name, typeof value === 'string' ? value.trim() : (value ?? null)];
  });
  return Object.fromEntries(entries);
}
