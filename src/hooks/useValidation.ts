import { useCallback } from 'react';
import type { FaultText } from '@/forms/faults';
import { type Rule, violationOf } from '@/utils/validation';
import { useT } from './useT';

/**
 * Returns a function that checks a text against a rule and returns the message in the current language, or undefined
 * (spec §5).
 */
export function useValidation() {
  const t = useT();
  return useCallback(
    (label: string, value: string, rule: Rule): FaultText | undefined => {
      const violation = violationOf(value, rule);
      if (!violation) return undefined;
      return 'message' in violation
        ? { message: violation.message, lang: 'zh-CN' }
        : t(violation.key, { ...violation.values, label });
    },
    [t],
  );
}
