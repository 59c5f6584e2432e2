import { patternOf } from '@/forms/contractFields';
import type { FieldRule } from '@/services/types';
import type { Rule } from '@/utils/validation';

/** A rule of `toregist` as the generic check knows it: asked for, in the server's own words when it is broken. */
export function ruleFrom({ pattern, message }: FieldRule): Rule {
  return { required: true, pattern: patternOf(pattern), patternMessage: message };
}

/** Whether a text keeps a rule of the server, as far as this browser can tell. */
export function keepsRule(value: string, { pattern }: FieldRule): boolean {
  return patternOf(pattern)?.test(value) ?? false;
}
