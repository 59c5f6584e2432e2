import { ruleOf, textOf } from '@/components/schema/fieldRules';
import type { useValidation } from '@/hooks/useValidation';
import { isBizError } from '@/request/BizError';
import type { FieldSchema, FieldValues } from '@/services/types';

/** What is wrong, by field name. */
export type Errors = Readonly<Record<string, string>>;

/** What the server has against single fields, or undefined. */
export function fieldErrorsOf(error: unknown): Errors | undefined {
  const found = isBizError(error) ? (error.info.fieldErrors ?? []) : [];
  if (found.length === 0) return undefined;
  // A dotted path may name the form's part before the field (contract, Envelope).
  return Object.fromEntries(
    found.map(({ field, message }) => [field.replace(/^values\./, ''), message]),
  );
}

/** The mistakes in what is typed, by the fields' own rules. */
export function mistakesIn(
  fields: readonly FieldSchema[],
  values: FieldValues,
  check: ReturnType<typeof useValidation>,
): Errors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = check(field.label, textOf(values[field.name]), ruleOf(field));
      return message ? [[field.name, message]] : [];
    }),
  );
}
