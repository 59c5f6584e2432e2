import { patternOf } from '@/forms/contractFields';
import { useCall } from '@/hooks/useCall';
import { getRegistRules } from '@/services/user';
import { currentDomain } from '@/session/state/user';
import { emailLength } from '@/utils/formats';
import type { Rule } from '@/utils/validation';
import type { Contact } from './useContactCall';

/** The server's rule for a mobile number (toregist); without it only the server checks the number. */
export function useContactRule(kind: Contact): Rule {
  const { data } = useCall(() => getRegistRules(currentDomain(), { skipErrorHandler: true }), {
    ready: kind === 'mobile',
  });
  if (kind === 'email') return { required: true, type: 'email', max: emailLength };
  const rule = data?.mobileRule;
  return { required: true, pattern: patternOf(rule?.pattern), patternMessage: rule?.message };
}
