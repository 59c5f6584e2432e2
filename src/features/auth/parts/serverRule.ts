import { patternOf } from '@/forms/contractFields';
import type { useValidation } from '@/hooks/useValidation';
import type { TextKey } from '@/locales/keys';
import type { FieldRule } from '@/services/types';
import type { Rule } from '@/utils/validation';

/** What the check of a form's values needs. */
export interface Checking {
  check: ReturnType<typeof useValidation>;
  t: (key: TextKey) => string;
}

/** Converts a rule of `toregist` to a generic rule: required, with the server's own message. */
export function ruleFrom({ pattern, message }: FieldRule): Rule {
  return { required: true, pattern: patternOf(pattern), patternMessage: message };
}

/** Whether a text meets a rule of the server, as far as this browser can check it. */
export function keepsRule(value: string, { pattern }: FieldRule): boolean {
  return patternOf(pattern)?.test(value) ?? false;
}
