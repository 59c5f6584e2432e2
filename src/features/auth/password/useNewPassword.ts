import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useFormFields } from '@/hooks/useFormFields';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { useValidation } from '@/hooks/useValidation';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import { changePassword, saveFirstPassword } from '@/services/account';
import type { OwnTarget, RegistRules } from '@/services/types';
import { sealPayload } from '@/session/seal';
import { isChunkError } from '@/utils/chunkError';
import { isCodeSpent, refusalsOf } from '../shared/refusals';
import { ruleFrom } from '../shared/serverRule';
import { useOwnCode } from '../shared/useOwnCode';

type PasswordField = 'oldPassword' | 'code' | 'newPassword';

const options = { skipErrorHandler: true };

/**
 * A new password for who is signed in: against the old one, or (where there is none yet) against a code to the
 * account's own mobile or e-mail, which the server turns into a ticket (contract, userinfo/savePasswd).
 */
export function useNewPassword(rules: RegistRules, target: OwnTarget | undefined) {
  const t = useT();
  const check = useValidation();
  const user = useUser();
  const form = useFormFields<PasswordField>({ oldPassword: '', code: '', newPassword: '' });
  const { values, refuse, change, forgive } = form;
  const ownCode = useOwnCode('savePasswd');
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  /** Of the code that was right already: a password that is refused does not spend it. */
  const [ticket, setTicket] = useState<string>();
  const order: readonly PasswordField[] = target
    ? ['code', 'newPassword']
    : ['oldPassword', 'newPassword'];

  const mistakes = () => {
    const required = { required: true };
    const { oldPassword, code, newPassword } = values;
    const isSame = !target && newPassword !== '' && newPassword === oldPassword;
    return {
      oldPassword: target ? undefined : check(t('password.old'), oldPassword, required),
      code: target && !ticket ? check(t('auth.code.label'), code.trim(), required) : undefined,
      newPassword:
        check(t('password.new'), newPassword, ruleFrom(rules.passwordRule)) ??
        (isSame ? t('password.same') : undefined),
    };
  };

  const save = async () => {
    const { oldPassword, code, newPassword } = values;
    const seal = (plain: Parameters<typeof sealPayload>[0]) =>
      sealPayload(plain, options, user?.domain);
    if (!target) {
      await changePassword(await seal({ oldPassword, newPassword }), options);
      return;
    }
    const proof = ticket ?? (await ownCode.ticketFor(target, code));
    setTicket(proof);
    await saveFirstPassword(await seal({ newPassword, ticket: proof }), options);
  };

  const fail = (error: unknown) => {
    if (isChunkError(error)) return refuse({}, { message: t('frame.chunk.hint') });
    const errorCode = isBizError(error) ? error.info.errorCode : undefined;
    if (errorCode === 'LOGIN_FAILED') return refuse({ oldPassword: t('password.old.wrong') });
    const refused = refusalsOf(error, t);
    if (!refused) return reportFailure(error);
    if (refused.code) setTicket(undefined);
    if (isCodeSpent(error)) change('code', '');
    return refuse(refused);
  };

  const submit = useLockFn(async () => {
    const found = mistakes();
    if (order.some((field) => found[field])) return refuse(found);
    forgive();
    setBusy(true);
    try {
      await save();
      setDone(true);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
    return undefined;
  });

  return { ...form, order, ownCode, isBusy, isDone, hasTicket: ticket !== undefined, submit };
}
