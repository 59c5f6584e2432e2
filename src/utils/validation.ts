import type { TextKey } from '@/locales/keys';
import { isDay, isEmail, lengthOf } from './formats';

/** What a text of a form must be; the generic rules of spec §5. Lengths count characters, not UTF-16 units. */
export interface Rule {
  required?: boolean;
  /** For a list to choose from: the required message says so. */
  isChoice?: boolean;
  /** Refuses a value that holds nothing but white space; by default where the value is required. */
  whitespace?: boolean;
  /** Any text when absent. */
  type?: ValueType;
  /** Least length of a text, least value of a number. */
  min?: number;
  /** Greatest length of a text, greatest value of a number. */
  max?: number;
  oneOf?: readonly string[];
  pattern?: RegExp;
  /** Says the pattern's rule in words, in place of the generic message. */
  patternMessage?: string;
}

export type ValueType = 'number' | 'integer' | 'email' | 'url' | 'date';

/** Why a value is refused: a text key and its values (without `label`), or words already chosen. */
export type Violation =
  | { key: TextKey; values: Record<string, string | number> }
  | { message: string };

const number = /^[+-]?(\d+(\.\d+)?|\.\d+)$/;
const integer = /^[+-]?\d+$/;

function isUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  try {
    return new URL(value).hostname !== '';
  } catch {
    // The constructor is the parser; it throws on what is no address.
    return false;
  }
}

const isOfType: Record<ValueType, (value: string) => boolean> = {
  number: (value) => number.test(value),
  integer: (value) => integer.test(value),
  email: isEmail,
  url: isUrl,
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
    return found(rule.isChoice ? 'validation.required.choice' : 'validation.required');
  }
  if ((rule.whitespace ?? rule.required) && value.trim() === '') {
    return found('validation.whitespace');
  }
  const { type, oneOf, pattern, patternMessage } = rule;
  if (type && !isOfType[type](value)) return found(`validation.type.${type}`);
  if (oneOf && !oneOf.includes(value)) return found('validation.enum');
  const isNumber = type === 'number' || type === 'integer';
  const range = isNumber
    ? outside(Number(value), rule, 'value')
    : outside(lengthOf(value), rule, 'length');
  if (range) return range;
  // A pattern with the g or y flag remembers where it stopped; search() does not.
  if (pattern && value.search(pattern) < 0) {
    return patternMessage ? { message: patternMessage } : found('validation.pattern');
  }
  return undefined;
}
