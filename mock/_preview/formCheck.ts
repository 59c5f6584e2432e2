import type { FieldError, FieldSchema, Term } from '../../src/services/types';
import { isDay, lengthOf } from '../../src/utils/formats';
import { today } from './clock';
import { missingAnswer } from './missing';

import { fixedTerms, staffTerms } from './seed/terms';

function optionsOf({ options, termKey }: FieldSchema): readonly Term[] | undefined {
  return (
    options ?? (termKey === undefined ? undefined : (fixedTerms[termKey] ?? staffTerms[termKey]))
  );
}

/** `min` and `max` limit the value of a number, or the length of a text. */
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

/** A day on the wrong side of today, or two choices that exclude each other. */
function contradiction(
  { label, days, excludes }: FieldSchema,
  values: unknown[],
): string | undefined {
  const day = String(values[0]);
  if (days === 'past' && day > today()) {
    return `${label}不能晚于今天`;
  }
  if (days === 'coming' && day < today()) {
    return `${label}不能早于今天`;
  }
  const hasBoth = excludes?.every((code) => values.includes(code));
  return hasBoth ? `${label}的选择互相矛盾` : undefined;
}

function messageFor(field: FieldSchema, value: unknown, isRequired: boolean): string | undefined {
  const values = [value].flat().filter((one) => one !== undefined && one !== null && one !== '');
  if (values.length === 0) {
    return isRequired ? missingAnswer(field.label, field.type) : undefined;
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
  return contradiction(field, values) ?? (options ? undefined : outOfRange(field, values[0]));
}

/** What is wrong with the values of a form drawn from field schemas; field names as in the form. */
export function formErrors(
  fields: readonly FieldSchema[],
  values: Record<string, unknown>,
): FieldError[] {
  return fields.flatMap((field) => {
    const { required, requiredWhen } = field;
    const isRequired =
      required || (!!requiredWhen && values[requiredWhen.field] === requiredWhen.value);
    const message = messageFor(field, values[field.name], isRequired);
    return message ? [{ field: field.name, message }] : [];
  });
}
