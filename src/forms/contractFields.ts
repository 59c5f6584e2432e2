import type { Translate } from '@/hooks/useT';
import { serverWords, type Terms } from '@/hooks/useTerms';
import type { TextKey } from '@/locales/keys';
import type { FieldSchema, FieldValue, FieldValues, UploadedFile } from '@/services/types';
import { cleaned } from '@/utils/cleaning';
import { portalToday } from '@/utils/dateWords';
import { askingFor, type Rule, violationOf } from '@/utils/validation';
import { brokenRule, errorFrom, type FieldError } from './fieldErrors';
import type { FieldSpec } from './fieldSpec';
import { codesOf, textOf } from './values';

/** What a device fills in and shows for fields with well-known names (HTML, autofill). */
const knownNames: Readonly<Record<string, Pick<FieldSpec, 'autoComplete' | 'inputMode'>>> = {
  name: { autoComplete: 'name' },
  mobile: { autoComplete: 'tel-national', inputMode: 'numeric' },
  email: { autoComplete: 'email', inputMode: 'email' },
  birthDate: { autoComplete: 'bday' },
};
/** Names that say what a text is. */
const knownTexts: ReadonlySet<string> = new Set(['mobile', 'email', 'idNumber']);

/** How a field is shown and cleaned: the server's type, or what the name of a text says. */
function typeOf({ type, name }: FieldSchema): string {
  return type === 'text' && knownTexts.has(name) ? name : type;
}

interface Sources {
  t: Translate;
  termsOf: Terms['termsOf'];
  /** Whether the terms could not be loaded, and a function that loads them again. */
  failure: { hasFailed: boolean; retry: () => void };
  files?: readonly UploadedFile[];
}

/** The fields that can be answered: an answer is sent under its field's name. The same list if all have one. */
export function answerableOf(fields: FieldSchema[]): FieldSchema[] {
  const named = fields.filter(({ name }) => name);
  return named.length === fields.length ? fields : named;
}

/** The rule of a field in words, shown before it is broken: the server's own text, else its limits. */
function hintOf({ type, message, min, max }: FieldSchema, t: Translate): string | undefined {
  if (message) return message;
  if (type === 'file' || type === 'image') return t(`upload.hint.${type}`);
  if (type !== 'text' && type !== 'textarea' && type !== 'number') return undefined;
  const kind = type === 'number' ? 'value' : 'length';
  const hint = (bound: 'min' | 'max' | 'range') =>
    t(`validation.hint.${kind}.${bound}` satisfies TextKey, { min, max });
  if (min !== undefined && max !== undefined) return hint('range');
  if (min !== undefined) return hint('min');
  return max === undefined ? undefined : hint('max');
}

/** What can be chosen; empty while the terms are not there. */
export function optionsOf({ options, termKey }: FieldSchema, termsOf: Terms['termsOf']) {
  return options ? serverWords(options) : termKey ? termsOf(termKey) : undefined;
}

/** Converts a field that the server describes (contract: FieldSchema) to a field of the portal's forms. */
export function fieldSpecOf(
  field: FieldSchema,
  { t, termsOf, failure, files }: Sources,
): FieldSpec {
  const options = optionsOf(field, termsOf);
  const isWithoutOptions = field.termKey !== undefined && options?.length === 0;
  return {
    name: field.name,
    type: typeOf(field),
    label: field.label || field.name,
    labelLang: 'zh-CN',
    hint: hintOf(field, t),
    hintLang: field.message ? 'zh-CN' : undefined,
    isRequired: field.required,
    options,
    onRetryOptions: isWithoutOptions && failure.hasFailed ? failure.retry : undefined,
    maxLength: undefined,
    files,
    ...(Object.hasOwn(knownNames, field.name) ? knownNames[field.name] : undefined),
  };
}

/**
 * The server's pattern; undefined when it is no valid regular expression in the browser. Then the server alone checks
 * it.
 */
export function patternOf(source: string | undefined): RegExp | undefined {
  if (!source) return undefined;
  try {
    return new RegExp(source, 'u');
  } catch {
    // The server may use another dialect of regular expressions, and checks the value anyway.
    return undefined;
  }
}

/** Fields whose value is a code of a server's list. The résumé's schools and majors may be free text. */
const ofLists: ReadonlySet<string> = new Set(['school', 'major']);

/** The client's rule for a field of the server: never stricter than the server's. */
export function ruleOf(field: FieldSchema): Rule {
  const asks = ofLists.has(field.type) ? 'choice' : askingFor(field.type);
  const isWritten = asks === 'fill';
  return {
    required: field.required,
    asks,
    type: field.type === 'number' || field.type === 'date' ? field.type : undefined,
    min: isWritten ? field.min : undefined,
    max: isWritten ? field.max : undefined,
    pattern: patternOf(field.pattern),
    patternMessage: field.message,
  };
}

/** Whether a field is required, given the values of the other fields. */
export function isRequiredBy(field: FieldSchema, values: FieldValues): boolean {
  const { required, requiredWhen } = field;
  return (
    required || (requiredWhen !== undefined && values[requiredWhen.field] === requiredWhen.value)
  );
}

/**
 * The error key of a date on the wrong side of today, or of options that exclude each other; undefined without an
 * error.
 */
function contradictionIn({ days, excludes }: FieldSchema, value: FieldValue | undefined) {
  const day = textOf(value);
  if (days === 'past' && day > portalToday()) return 'validation.past' satisfies TextKey;
  if (days === 'coming' && day !== '' && day < portalToday())
    return 'validation.coming' satisfies TextKey;
  const isBoth = Array.isArray(value) && excludes?.every((code) => value.includes(code));
  return isBoth ? ('validation.excludes' satisfies TextKey) : undefined;
}

const ofOptions: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox']);

/** The codes that may be chosen; undefined while they are not known. */
function codesFor(field: FieldSchema, termsOf: Terms['termsOf']): readonly string[] | undefined {
  const options = ofOptions.has(field.type) ? optionsOf(field, termsOf) : undefined;
  return options?.length ? options.map(({ code }) => code) : undefined;
}

/** The errors in the values, in the order of the fields. A draft may hold an option that the list has no more. */
export function errorsIn(
  fields: readonly FieldSchema[],
  values: FieldValues,
  { t, termsOf }: Pick<Sources, 't' | 'termsOf'>,
): FieldError[] {
  return fields.flatMap((field) => {
    const { name: path, label } = field;
    const oneOf = codesFor(field, termsOf);
    const rule = { ...ruleOf(field), oneOf, required: isRequiredBy(field, values) };
    const stray = oneOf && codesOf(values[path]).find((code) => !oneOf.includes(code));
    // As cleanValues sends it.
    const text = cleaned(typeOf(field), stray ?? textOf(values[path]));
    const violation = violationOf(text, rule);
    if (violation) return [{ ...errorFrom(brokenRule(violation, label, t)), path }];
    const contradiction = contradictionIn(field, values[path]);
    return contradiction ? [{ path, message: t(contradiction, { label }) }] : [];
  });
}

/** Converts the values to the server's format: numbers as numbers, emptied fields as null. */
export function cleanValues(fields: readonly FieldSchema[], values: FieldValues): FieldValues {
  const entries = fields.map((field): [string, FieldValue] => {
    const value = values[field.name];
    const text = cleaned(typeOf(field), textOf(value));
    if (text.trim() === '') return [field.name, null];
    if (field.type === 'number') return [field.name, Number(text)];
    return [field.name, typeof value === 'string' ? text : (value ?? null)];
  });
  return Object.fromEntries(entries);
}
