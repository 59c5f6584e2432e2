import { ProForm } from '@ant-design/pro-components';
import { useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { registeredState } from '@/features/auth/shared/registered';
import { type Fault, faultFrom, faultsAt } from '@/forms/faults';
import { usePortalForm } from '@/forms/usePortalForm';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { register } from '@/session/actions/login';
import { useCodeAfterCaptcha } from '../parts/useCodeAfterCaptcha';
import { checkRegist, fieldsOf } from './checkRegist';
import { hasAgreedTo, payloadOf, type RegistValues, stepFor } from './registSteps';
import { useCodeProof } from './useCodeProof';
import { loadRules, storeValues, useInitialValues, useRegistStep, useTaken } from './useRegistForm';

/** The form's values; before the first render, the stored ones. */
const valuesOr = (initial: RegistValues) => (now: RegistValues) => ('way' in now ? now : initial);

/** The registration over all steps: the possible steps, the errors, and sending once. */
export function useRegist() {
  const t = useT();
  const check = useValidation();
  const { setInitialState } = useModel('@@initialState');
  const initial = useInitialValues();
  const { wanted, go } = useRegistStep();
  const terms = useCall(loadRules);
  const texts = terms.data?.texts ?? [];
  const taken = useTaken();
  const codeProof = useCodeProof();

  const mistakesIn = (fields: ReturnType<typeof fieldsOf>, values: RegistValues): Fault[] =>
    terms.data ? faultsAt(checkRegist(fields, values, terms.data.rules, { check, t }), fields) : [];

  const isFree = async (now: RegistValues): Promise<boolean> => {
    const isTaken = await taken.ask(now);
    if (isTaken) state.refuse([{ path: 'mobile', message: t('regist.mobile.taken') }]);
    return !isTaken;
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
      const isComplete = hasAgreedTo(texts, now.agreed);
      return isComplete ? [] : [{ message: t('regist.agreement.missing') }];
    },
    send: async (now) => {
      if (step === 'password') await finish(now);
      else if (step === 'agreement') go('account');
      else if (await isFree(now)) await codeProof.prove(now).then(() => go('password'));
    },
    faultsOf: (error) => {
      const { agreements, ...refused } = codeProof.refusalsOf(error, values);
      const faults = faultsAt(refused, ['loginName', way, 'code', 'password']);
      if (step === 'password' && faults.some(({ path }) => path === 'code')) codeProof.drop();
      if (codeProof.isSpent(error, values)) state.form.setFieldValue('code', '');
      if (refused[way]) taken.note(values);
      if (agreements) terms.refresh();
      if (agreements) go('agreement');
      else if (faults.length > 0 && !refused.password) go('account');
      return agreements ? [faultFrom(agreements), ...faults] : faults;
    },
    onChange: (now, changed) => {
      // The code was sent to the other address, so it does not fit.
      if (changed.includes('way')) state.form.setFieldValue('code', '');
      storeValues(now);
    },
  });
  const watched = { form: state.form, preserve: true };
  const values: RegistValues = ProForm.useWatch(valuesOr(initial), watched);
  const { way } = values;
  const hasAgreed = hasAgreedTo(texts, values.agreed);
  const step = stepFor(wanted, hasAgreed, values);
  const proof = useCodeAfterCaptcha('regist', state, step === 'account');

  const sendCode = useLockFn(async () => {
    const now = state.read();
    const found = mistakesIn([now.way], now);
    state.refuse(found);
    if (found.length > 0 || !(await isFree(now).catch(proof.fail))) return;
    const target = now[now.way].trim();
    await proof.send(target, { target: now.way, code: 'code' }, now.captcha);
  });

  const isTaken = state.messages.has(way) && taken.isTaken(values);
  return { state, initial, terms, texts, proof, way, step, isTaken, go, sendCode };
}

export type RegistState = ReturnType<typeof useRegist>;
