import { useState } from 'react';
import { errorsAt } from '@/forms/fieldErrors';
import { usePortalForm } from '@/forms/usePortalForm';
import { useReading } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { useValidation } from '@/hooks/useValidation';
import { changePassword, getAccountInfo, saveFirstPassword } from '@/services/account';
import type { AccountInfo, RegistRules } from '@/services/types';
import { getRegistRules } from '@/services/user';
import { encryptedBody } from '@/session/actions/encryption';
import { site } from '../../../../config/site';
import { ruleFrom } from '../parts/serverRule';
import type { ErrorMapping } from '../shared/refusals';
import { type OwnerValues, useOwnerProof } from '../shared/useOwnerProof';

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

interface PasswordValues extends OwnerValues {
  newPassword?: string;
}

const options = { skipErrorHandler: true };
const errorMapping: ErrorMapping<keyof PasswordValues> = {
  fields: {
    oldPassword: 'password',
    code: 'ownCode',
    ticket: 'ownCode',
    newPassword: 'newPassword',
  },
  codes: { LOGIN_FAILED: { field: 'password', key: 'password.old.wrong' } },
};

/**
 * Sets a new password of the signed-in person: with the old one, or for an account without one with a code to its own
 * mobile or e-mail (contract: userinfo/savePasswd). A refused password does not use up the ticket.
 */
export function useNewPassword(rules: RegistRules, info: AccountInfo) {
  const t = useT();
  const check = useValidation();
  const user = useUser();
  const [isDone, setDone] = useState(false);

  const state = usePortalForm<PasswordValues>({
    id: 'password',
    check: ({ newPassword = '', ...own }) => {
      const isSame = newPassword !== '' && newPassword === own.password;
      return errorsAt({
        ...proof.check(own),
        newPassword:
          check(t('password.new'), newPassword, ruleFrom(rules.passwordRule)) ??
          (isSame ? t('password.same') : undefined),
      });
    },
    send: async ({ newPassword = '', ...own }) => {
      const seal = (plain: Parameters<typeof encryptedBody>[0]) =>
        encryptedBody(plain, options, user?.domain);
      const { ticket, password: oldPassword = '' } = await proof.getProof(own);
      if (ticket) await saveFirstPassword(await seal({ newPassword, ticket }), options);
      else await changePassword(await seal({ oldPassword, newPassword }), options);
      setDone(true);
    },
    errorsOf: (failure) => proof.errorsOf(failure, errorMapping),
  });
  const proof = useOwnerProof('savePasswd', info, state, { password: 'password.old' });

  return { state, proof, isDone };
}
