import type { FieldError, FieldSchema, Term } from '../../src/services/types';
import { isDay, lengthOf } from '../../src/utils/formats';
import { fixedTerms, staffTerms } from './seed/terms';

function optionsOf({ options, termKey }: FieldSchema): readonly Term[] | undefined {
  return (
    options ?? (termKey === undefined ? undefined : (fixedTerms[termKey] ?? staffTerms[termKey]))
  );
}

/** `min` and `max` bound the value of a number and the length of a text. */
function outOfRange({ label, type, min, max }: FieldSchema, value: unknown): string | undefined {
  const isNumber = type === 'number';
  const size = isNumber ? Number(value) : lengthOf(String(value));
  const unit = isNumber ? '' : ' 个字';
  if (Number.isNaN(size)) {
    return `${label}须为数字`;
  }
  if (min !== undefined && size < min) {
    return `${label}须不少于 ${min}${unit}`;
  }
  return max !== undefined && size > max ? `${label}须不超过 ${max}${unit}` : undefined;
}

function messageFor(field: FieldSchema, value: unknown): string | undefined {
  const values = [value].flat().filter((one) => one !== undefined && one !== null && one !== '');
  if (values.length === 0) {
    return field.required ? `请填写${field.label}` : undefined;
  }
  const options = optionsOf(field);
  if (options && !values.every((one) => options.some(({ code }) => code === one))) {
    return `${field.label}的选项不正确`;
  }
  if (field.pattern && !new RegExp(field.pattern).test(String(values[0]))) {
    return field.message ?? `${field.label}的格式不正确`;
  }
  if (field.type === 'date' && !isDay(String(values[0]))) {
    return `${field.label}的日期不正确`;
  }
  return options ? undefined : outOfRange(field, values[0]);
}

/** What is wrong with the values of a form drawn from field schemas; field names as in the form. */
export function formErrors(
  fields: readonly FieldSchema[],
  values: Record<string, unknown>,
): FieldError[] {
  return fields.flatMap((field) => {
    const message = messageFor(field, values[field.name]);
    return message ? [{ field: field.name, message }] : [];
  });
}
