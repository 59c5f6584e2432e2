import { useCallback } from 'react';
import { brokenRule, type ErrorText } from '@/forms/fieldErrors';
import { type Rule, violationOf } from '@/utils/validation';
import { useT } from './useT';

/**
 * Returns a function that checks a text against a rule and returns the message in the current language, or undefined
 * (spec §5).
 */
export function useValidation() {
  const t = useT();
  return useCallback(
    (label: string, value: string, rule: Rule): ErrorText | undefined => {
      const violation = violationOf(value, rule);
      return violation && brokenRule(violation, label, t);
    },
    [t],
  );
}
