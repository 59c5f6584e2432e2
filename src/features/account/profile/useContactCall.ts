import { useMemoizedFn } from 'ahooks';
import { patternOf } from '@/forms/contractFields';
import { useCall } from '@/hooks/useCall';
import { isAnswerLost } from '@/request/failure';
import { changeEmail, changeMobile, getAccountInfo } from '@/services/account';
import type { AccountInfo, EncryptedBody } from '@/services/types';
import { getRegistRules } from '@/services/user';
import { currentDomain } from '@/session/state/user';
import { emailLength } from '@/utils/formats';
import type { Rule } from '@/utils/validation';

export type Contact = 'mobile' | 'email';

const quiet = { skipErrorHandler: true } as const;

/** Whether a masked number or address can be this one. */
function isMaskOf(masked: string, value: string): boolean {
  const [start = '', end = ''] = masked.split(/\*+/);
  return masked.includes('*') && value.startsWith(start) && value.endsWith(end);
}

/**
 * The call that changes the number or address. A code counts once, so after a lost answer the account is read: it tells whether
 * the server has made the change. Rejects as the call does, unless the change is made.
 */
export const useContactCall = (kind: Contact, former: AccountInfo) =>
  useMemoizedFn(async (value: string, body: EncryptedBody): Promise<AccountInfo> => {
    try {
      return await (kind === 'mobile' ? changeMobile : changeEmail)(body, quiet);
    } catch (failure) {
      if (!isAnswerLost(failure)) throw failure;
      const now = await getAccountInfo(quiet).catch(() => undefined);
      const shown = now?.[kind];
      if (!now || !shown || shown === former[kind] || !isMaskOf(shown, value)) throw failure;
      return now;
    }
  });

/** The server's rule for a mobile number (toregist); without it only the server checks the number. */
export function useContactRule(kind: Contact): Rule {
  const { data } = useCall(() => getRegistRules(currentDomain(), quiet), {
    ready: kind === 'mobile',
  });
  if (kind === 'email') return { required: true, type: 'email', max: emailLength };
  const rule = data?.mobileRule;
  return { required: true, pattern: patternOf(rule?.pattern), patternMessage: rule?.message };
}
