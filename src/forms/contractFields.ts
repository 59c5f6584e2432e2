import type { Translate } from '@/hooks/useT';
import type { Terms } from '@/hooks/useTerms';
import type { TextKey } from '@/locales/keys';
import type { FieldSchema, FieldValue, FieldValues, UploadedFile } from '@/services/types';
import { type Rule, violationOf } from '@/utils/validation';
import type { Fault } from './faults';
import type { FieldSpec } from './fieldSpec';
import { textOf } from './values';

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

/** How browsers fill a field whose name says what it holds (HTML, autofill), and which keys a phone shows for it. */
const knownNames: Readonly<Record<string, Pick<FieldSpec, 'autoComplete' | 'inputMode'>>> = {
  name: { autoComplete: 'name' },
  mobile: { autoComplete: 'tel-national', inputMode: 'numeric' },
  email: { autoComplete: 'email', inputMode: 'email' },
  birthDate: { autoComplete: 'bday' },
};

interface Sources {
  t: Translate;
  termsOf: Terms['termsOf'];
  /** Whether the terms did not come, and what asks for them again. */
  failure: { hasFailed: boolean; retry: () => void };
  files?: readonly UploadedFile[];
}

/** The rule of a field in words, said before it can be broken: the server's own, else its bounds. */
function hintOf({ type, message, min, max }: FieldSchema, t: Translate): string | undefined {
  if (message) return message;
  if (type === 'file' || type === 'image') return t(`upload.hint.${type}`);
  if (type !== 'text' && type !== 'textarea' && type !== 'number') return undefined;
  const kind = type === 'number' ? 'value' : 'length';
  const say = (bound: 'min' | 'max' | 'range') =>
    t(`validation.hint.${kind}.${bound}` satisfies TextKey, { min, max });
  if (min !== undefined && max !== undefined) return say('range');
  if (min !== undefined) return say('min');
  return max === undefined ? undefined : say('max');
}

/** A field that the server describes (contract, FieldSchema) as a field of the portal's forms. */
export function specOf(field: FieldSchema, { t, termsOf, failure, files }: Sources): FieldSpec {
  const options = field.options ?? (field.termKey ? termsOf(field.termKey) : undefined);
  const isWithoutOptions = field.termKey !== undefined && options?.length === 0;
  return {
    name: field.name,
    type: field.type,
    label: field.label || field.name,
    labelLang: 'zh-CN',
    hint: hintOf(field, t),
    isRequired: field.required,
    options,
    optionsLang: 'zh-CN',
    onRetryOptions: isWithoutOptions && failure.hasFailed ? failure.retry : undefined,
    maxLength: undefined,
    files,
    ...(Object.hasOwn(knownNames, field.name) ? knownNames[field.name] : undefined),
  };
}

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

/** The client's rule for a field of the server: never stricter than the server's. */
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

/** What is to be mended among the values, field by field in the order of the form. */
export function faultsIn(
  fields: readonly FieldSchema[],
  values: FieldValues,
  t: Translate,
): Fault[] {
  return fields.flatMap((field) => {
    const violation = violationOf(textOf(values[field.name]), ruleOf(field));
    if (!violation) return [];
    const { name: path, label } = field;
    return 'message' in violation
      ? [{ path, message: violation.message, lang: 'zh-CN' }]
      : [{ path, message: t(violation.key, { ...violation.values, label }) }];
  });
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
