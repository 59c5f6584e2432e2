import type { TextKey } from '@/locales/keys';
import { isDay, isEmail, lengthOf } from './formats';

/** The generic rules for a text of a form (spec §5). Lengths count characters, not UTF-16 units. */
export interface Rule {
  required?: boolean;
  /** What a person does at the field, which the message for a missing value names; by default, filling it in. */
  asks?: Asking;
  /** Refuses white space only; by default when the value is required. */
  whitespace?: boolean;
  /** By default any text. */
  type?: ValueType;
  /** Smallest length of a text, or smallest number. */
  min?: number;
  /** Greatest length of a text, or greatest number. */
  max?: number;
  oneOf?: readonly string[];
  pattern?: RegExp;
  /** The pattern's rule in the server's words, instead of the generic message. */
  patternMessage?: string;
}

export type Asking = 'fill' | 'choice' | 'upload';

const choices: ReadonlySet<string> = new Set([
  'boolean',
  'categories',
  'checkbox',
  'date',
  'month',
  'radio',
  'region',
  'regions',
  'select',
  'selectMany',
]);
const uploads: ReadonlySet<string> = new Set(['file', 'image']);

/** What a person does at a field of this type, in the contract's forms or the résumé. */
export function askingFor(type: string): Asking {
  if (uploads.has(type)) return 'upload';
  return choices.has(type) ? 'choice' : 'fill';
}

export type ValueType = 'number' | 'email' | 'date';

/** Why a value is refused: a text key with its values (without `label`), or the server's own message. */
export type Violation =
  | { key: TextKey; values: Record<string, string | number> }
  | { message: string };

const number = /^[+-]?(\d+(\.\d+)?|\.\d+)$/;

const isOfType: Record<ValueType, (value: string) => boolean> = {
  number: (value) => number.test(value),
  email: isEmail,
  date: isDay,
};

function found(key: TextKey, values: Record<string, string | number> = {}): Violation {
  return { key, values };
}

function outside(size: number, rule: Rule, kind: 'length' | 'value'): Violation | undefined {
  const { min, max } = rule;
  const isShort = min !== undefined && size < min;
  const isLong = max !== undefined && size > max;
  if (!isShort && !isLong) return undefined;
  if (min !== undefined && max !== undefined) {
    return found(`validation.${kind}.range`, { min, max });
  }
  return isShort
    ? found(`validation.${kind}.min`, { min })
    : found(`validation.${kind}.max`, { max: max ?? 0 });
}

/** The first rule that a value breaks, or undefined. An empty value breaks only `required` (spec §5). */
export function violationOf(value: string, rule: Rule): Violation | undefined {
  if (value === '') {
    if (!rule.required) return undefined;
    const { asks = 'fill' } = rule;
    return found(asks === 'fill' ? 'validation.required' : `validation.required.${asks}`);
  }
  if ((rule.whitespace ?? rule.required) && value.trim() === '') {
    return found('validation.whitespace');
  }
  const { type, oneOf, pattern, patternMessage } = rule;
  if (type && !isOfType[type](value)) return found(`validation.type.${type}`);
  if (oneOf && !oneOf.includes(value)) return found('validation.enum');
  const range =
    type === 'number'
      ? outside(Number(value), rule, 'value')
      : outside(lengthOf(value), rule, 'length');
  if (range) return range;
  // A greater number would be another one, or none, in JSON.
  if (type === 'number' && !Number.isSafeInteger(Math.trunc(Number(value)))) {
    return found('validation.value.max', { max: Number.MAX_SAFE_INTEGER });
  }
  // Not test(): a pattern with the g or y flag would continue at its last match.
  if (pattern && value.search(pattern) < 0) {
    return patternMessage ? { message: patternMessage } : found('validation.pattern');
  }
  return undefined;
}
