import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { reportFailure } from '@/request/errorHandler';
import { getRegistRules, retrievePassword, retrievePasswordByPhone } from '@/services/user';
import { sealPayload } from '@/session/seal';
import { isChunkError } from '@/utils/chunkError';
import { site } from '../../../../config/site';
import { isCodeSpent, refusalsOf } from '../shared/refusals';
import { ruleFrom } from '../shared/serverRule';
import { channelOf } from '../shared/target';
import { useProvenSend } from '../shared/useProvenSend';
import { useRecoverForm } from './useRecoverForm';

const options = { skipErrorHandler: true };

/**
 * Recovery of a password: where the code goes, then the code with a new password. Whether there is an account is
 * never told.
 */
export function useRecover() {
  const t = useT();
  const check = useValidation();
  const form = useRecoverForm();
  const { values, target, step, refuse, change, forgive, go } = form;
  const [isBusy, setBusy] = useState(false);
  const proof = useProvenSend('forget', step !== 'done');
  const rules = useCall(() => getRegistRules(site.defaultDomain));

  /** Nothing to send to, or not a mobile number or address: said at the field. */
  const isTargetWrong = (): boolean => {
    const missing = check(t('auth.code.target'), target, { required: true });
    const wrong = missing ?? (channelOf(target) ? undefined : t('auth.code.target.wrong'));
    if (wrong) refuse({ target: wrong });
    return Boolean(wrong);
  };
  const sendCode = useLockFn(async () => {
    if (isTargetWrong()) return;
    setBusy(true);
    const isSent = await proof.send(target);
    setBusy(false);
    if (isSent && step === 'target') go('password');
  });
  const haveCode = () => {
    if (!isTargetWrong()) go('password');
  };

  const fail = (error: unknown) => {
    const refused = refusalsOf(error, t);
    if (isChunkError(error)) return refuse({}, { message: t('frame.chunk.hint') });
    if (!refused) return reportFailure(error);
    if (isCodeSpent(error)) change('code', '');
    return refuse(refused);
  };
  const submit = useLockFn(async () => {
    if (step === 'target') return sendCode();
    if (!rules.data) return undefined;
    const code = check(t('auth.code.label'), values.code.trim(), { required: true });
    const rule = ruleFrom(rules.data.passwordRule);
    const newPassword = check(t('password.new'), values.newPassword, rule);
    if (code || newPassword) return refuse({ code, newPassword });
    forgive();
    setBusy(true);
    try {
      const plain = { target, code: values.code.trim(), newPassword: values.newPassword };
      const call = channelOf(target) === 'mobile' ? retrievePasswordByPhone : retrievePassword;
      await call(await sealPayload(plain, options), options);
      form.finish();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
    return undefined;
  });

  return { ...form, rules, proof, isBusy, haveCode, sendCode, submit };
}

export type RecoverState = ReturnType<typeof useRecover>;
