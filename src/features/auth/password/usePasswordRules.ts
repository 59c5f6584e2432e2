import { useReading } from '@/hooks/useCall';
import { useUser } from '@/hooks/useUser';
import { getAccountInfo } from '@/services/account';
import { getRegistRules } from '@/services/user';
import { site } from '../../../../config/site';

/** What a new password must be like, and the account that it is for. */
export function usePasswordRules() {
  const domain = useUser()?.domain ?? site.defaultDomain;
  return useReading(async (signal) => {
    const [info, rules] = await Promise.all([
      getAccountInfo({ signal }),
      getRegistRules(domain, { signal }),
    ]);
    return { info, rules };
  });
}
