import { useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { alreadySaid } from '@/request/alreadySaid';
import { reportFailure } from '@/request/errorHandler';
import { validateRegistMobile } from '@/services/user';
import { register } from '@/session/register';
import { welcome } from '@/session/welcome';
import { isChunkError } from '@/utils/chunkError';
import { isCodeSpent, refusalsOf } from '../shared/refusals';
import { useProvenSend } from '../shared/useProvenSend';
import { checkRegist, fieldsOf } from './checkRegist';
import { loadTerms } from './loadTerms';
import { isAgreed, stepFor } from './registSteps';
import { useRegistForm } from './useRegistForm';

/** A registration over its steps: what may be done next, what is refused, and sending it once. */
export function useRegist() {
  const t = useT();
  const check = useValidation();
  const { setInitialState } = useModel('@@initialState');
  const form = useRegistForm();
  const { values, way, agreed, refuse, change, go } = form;
  const terms = useCall(loadTerms);
  const [isBusy, setBusy] = useState(false);
  /** The number or address that the server said to be somebody's already. */
  const [taken, setTaken] = useState<string>();
  const texts = terms.data?.texts ?? [];
  const hasAgreed = texts.length > 0 && texts.every((text) => isAgreed(agreed, text));
  const step = stepFor(form.wanted, hasAgreed, way, values);
  const proof = useProvenSend('regist', step === 'account');

  const mistakesIn = (fields: ReturnType<typeof fieldsOf>) =>
    terms.data ? checkRegist(fields, values, terms.data.rules, { check, t }) : {};

  /** Told before a code is sent, and before the next step (contract, user/validateRegistMobile). */
  const isFree = async (): Promise<boolean> => {
    if (way !== 'mobile') return true;
    try {
      const { available } = await validateRegistMobile(values.mobile.trim());
      setTaken(available ? undefined : values.mobile);
      if (!available) refuse({ mobile: t('regist.mobile.taken') });
      return available;
    } catch (error) {
      alreadySaid(error);
      return false;
    }
  };

  const sendCode = useLockFn(async () => {
    const found = mistakesIn([way]);
    if (Object.keys(found).length > 0) return refuse(found);
    if (await isFree()) await proof.send(values[way].trim());
  });

  const finish = async () => {
    const { loginName, code, password } = values;
    const target = { [way]: values[way].trim() };
    const agreements = agreed.filter(({ docId }) => texts.some((text) => text.docId === docId));
    const payload = { loginName: loginName.trim(), password, code: code.trim(), agreements };
    try {
      const user = await register({ ...payload, ...target }, { skipErrorHandler: true });
      go('done', { replace: true, state: welcome });
      await setInitialState({ status: 'ready', user });
    } catch (error) {
      const refused = refusalsOf(error, t);
      if (isChunkError(error)) return refuse({}, { message: t('frame.chunk.hint') });
      if (!refused) return reportFailure(error);
      if (isCodeSpent(error)) change('code', '');
      if (refused[way]) setTaken(values[way]);
      const whole = refused.agreements && { message: refused.agreements, lang: 'zh-CN' };
      if (whole) terms.refresh();
      if (!refused.password) go(whole ? 'agreement' : 'account');
      refuse(refused, whole || undefined);
    }
  };

  const submit = useLockFn(async () => {
    const found = mistakesIn(fieldsOf(step, way));
    if (Object.keys(found).length > 0) return refuse(found);
    if (step === 'agreement') {
      return hasAgreed ? go('account') : refuse({}, { message: t('regist.agreement.missing') });
    }
    setBusy(true);
    try {
      if (step === 'password') await finish();
      else if (await isFree()) go('password');
    } finally {
      setBusy(false);
    }
  });

  const isTaken = taken === values[way];
  return { ...form, terms, texts, proof, step, isBusy, isTaken, sendCode, submit };
}

export type RegistState = ReturnType<typeof useRegist>;
