import { useState } from 'react';
import { faultsAt } from '@/forms/faults';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { useValidation } from '@/hooks/useValidation';
import { isBizError } from '@/request/failure';
import { changePassword, saveFirstPassword } from '@/services/account';
import type { AccountInfo, RegistRules } from '@/services/types';
import { encryptedBody } from '@/session/actions/encryption';
import { ruleFrom } from '../parts/serverRule';
import { isCodeSpent, refusalsOf } from '../shared/refusals';
import { useOwnCode } from '../shared/useOwnCode';

interface PasswordValues {
  oldPassword?: string;
  code?: string;
  newPassword?: string;
}

const options = { skipErrorHandler: true };
const order = ['oldPassword', 'code', 'newPassword'] as const;

/**
 * Sets a new password of the signed-in person: with the old one, or for an account without one with a code to its own
 * mobile or e-mail, which the server exchanges for a ticket (contract: userinfo/savePasswd). A refused password does
 * not use up the ticket.
 */
export function useNewPassword(rules: RegistRules, info: AccountInfo) {
  const t = useT();
  const check = useValidation();
  const user = useUser();
  const [isDone, setDone] = useState(false);

  const state = usePortalForm<PasswordValues>({
    id: 'password',
    check: ({ oldPassword = '', code = '', newPassword = '' }) => {
      const required = { required: true };
      const isCodeAsked = ownCode.target && !ownCode.hasTicket();
      const isSame = info.hasPassword && newPassword !== '' && newPassword === oldPassword;
      return faultsAt({
        oldPassword: info.hasPassword ? check(t('password.old'), oldPassword, required) : undefined,
        code: isCodeAsked ? check(t('auth.code.label'), code.trim(), required) : undefined,
        newPassword:
          check(t('password.new'), newPassword, ruleFrom(rules.passwordRule)) ??
          (isSame ? t('password.same') : undefined),
      });
    },
    send: async ({ oldPassword = '', code = '', newPassword = '' }) => {
      const seal = (plain: Parameters<typeof encryptedBody>[0]) =>
        encryptedBody(plain, options, user?.domain);
      const ticket = await ownCode.ticketFor(code);
      if (ticket) await saveFirstPassword(await seal({ newPassword, ticket }), options);
      else await changePassword(await seal({ oldPassword, newPassword }), options);
      setDone(true);
    },
    faultsOf: (error) => {
      const isOldWrong = isBizError(error) && error.info.errorCode === 'LOGIN_FAILED';
      if (isOldWrong) return [{ path: 'oldPassword', message: t('password.old.wrong') }];
      const refused = refusalsOf(error, t);
      if (refused?.code) ownCode.dropTicket();
      if (isCodeSpent(error)) state.form.setFieldValue('code', '');
      return refused && faultsAt(refused, order);
    },
  });
  const ownCode = useOwnCode('savePasswd', info, 'code', state.refuse);

  return { state, ownCode, isDone };
}
