import { ProForm } from '@ant-design/pro-components';
import { useModel } from '@umijs/max';
import { useState } from 'react';
import { registeredState } from '@/features/auth/shared/registered';
import { errorFrom, errorsAt, type FieldError } from '@/forms/fieldErrors';
import { usePortalForm } from '@/forms/usePortalForm';
import { useCall } from '@/hooks/useCall';
import { useLockedAction } from '@/hooks/useLockedAction';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { register } from '@/session/actions/login';
import { useCodeAfterCaptcha } from '../parts/useCodeAfterCaptcha';
import { useShownStep, useStepInUrl } from '../parts/useStepInUrl';
import { checkRegist, fieldsOf, type RegistField } from './checkRegist';
import { hasAgreedTo, payloadOf, type RegistStep, type RegistValues, stepFor } from './registSteps';
import { useCodeProof } from './useCodeProof';
import { isNumberFree, loadRules, storedValues, storeValues } from './useRegistForm';

/** The registration over all steps: the possible steps, the errors, and sending once. */
export function useRegist() {
  const t = useT();
  const check = useValidation();
  const { setInitialState } = useModel('@@initialState');
  const [initial] = useState(storedValues);
  const { wanted, go } = useStepInUrl<RegistStep>();
  const terms = useCall(loadRules);
  const texts = terms.data?.texts ?? [];
  /** The number or address for which the server has reported an account. */
  const [taken, setTaken] = useState<string>();
  const codeProof = useCodeProof();

  const mistakesIn = (fields: RegistField[], values: RegistValues): FieldError[] =>
    terms.data ? checkRegist(fields, values, terms.data.rules, { check, t }) : [];

  /** Asked before a code is sent, and before the next step. */
  const isFree = async (now: RegistValues): Promise<boolean> => {
    const isNew = await isNumberFree(now);
    setTaken(isNew ? undefined : now.mobile);
    if (!isNew) state.refuse([{ path: 'mobile', message: t('regist.mobile.taken') }]);
    return isNew;
  };

  const finish = async (values: RegistValues) => {
    const payload = payloadOf(values, texts, codeProof.ticketOf(values));
    const user = await register(payload, { skipErrorHandler: true });
    go('done', { replace: true, state: registeredState });
    await setInitialState({ status: 'ready', user });
  };

  const state = usePortalForm<RegistValues>({
    id: 'regist',
    check: (now) => {
      if (step !== 'agreement') return mistakesIn(fieldsOf(step, now.way), now);
      // The watched values come a moment later than the form's own.
      return hasAgreedTo(texts, now.agreed) ? [] : [{ message: t('regist.agreement.missing') }];
    },
    send: async (now) => {
      if (step === 'password') await finish(now);
      else if (step === 'agreement') go('account');
      else if (await isFree(now)) await codeProof.prove(now).then(() => go('password'));
    },
    errorsOf: (error) => {
      const { agreements, ...refused } = codeProof.refusalsOf(error, values);
      const errors = errorsAt(refused, ['loginName', way, 'code', 'password']);
      if (step === 'password' && errors.some(({ path }) => path === 'code')) codeProof.drop();
      if (codeProof.isSpent(error, values)) state.form.setFieldValue('code', '');
      if (refused[way]) setTaken(values[way]);
      if (agreements) terms.refresh();
      if (agreements) go('agreement');
      else if (errors.length > 0 && !refused.password) go('account');
      return agreements ? [errorFrom(agreements), ...errors] : errors;
    },
    onChange: (now, changed) => {
      // The code was sent to the other address, so it does not fit.
      if (changed.includes('way')) state.form.setFieldValue('code', '');
      storeValues(now);
    },
  });
  // The form's own values are there after the first render.
  const values: RegistValues = ProForm.useWatch(
    (now: RegistValues) => ('way' in now ? now : initial),
    { form: state.form, preserve: true },
  );
  const { way } = values;
  const step = stepFor(wanted, hasAgreedTo(texts, values.agreed), values);
  useShownStep(step, terms.data && wanted !== 'done' && wanted, go, state.refuse);
  const proof = useCodeAfterCaptcha('regist', state, step === 'account');

  const sendCode = useLockedAction(async () => {
    const now = state.read();
    const found = mistakesIn([now.way], now);
    state.refuse(found);
    if (found.length > 0 || !(await isFree(now).catch(proof.fail))) return;
    await proof.send(now[now.way], { target: now.way, code: 'code' }, now.captcha);
  });
  const isTaken = state.messages.has(way) && taken === values[way];
  return { state, initial, terms, texts, proof, way, step, isTaken, go, sendCode };
}

export type RegistState = ReturnType<typeof useRegist>;
