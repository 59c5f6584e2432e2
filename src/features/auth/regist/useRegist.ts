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
import { hasAgreedTo, payloadOf, type RegistTyped, stepFor, valuesIn } from './registSteps';
import { useCodeProof } from './useCodeProof';
import { loadRules, storeTyped, useRegistStep, useStoredValues, useTaken } from './useRegistForm';

/** The form's values; before the first render, the stored ones. */
const typedOr = (initial: RegistTyped) => (now: RegistTyped) => ('way' in now ? now : initial);

/** The registration over all steps: the possible steps, the errors, and sending once. */
export function useRegist() {
  const t = useT();
  const check = useValidation();
  const { setInitialState } = useModel('@@initialState');
  const initial = useStoredValues();
  const { wanted, go } = useRegistStep();
  const terms = useCall(loadRules);
  const texts = terms.data?.texts ?? [];
  const taken = useTaken();
  const codeProof = useCodeProof();

  const mistakesIn = (fields: ReturnType<typeof fieldsOf>, typed: RegistTyped): Fault[] =>
    terms.data
      ? faultsAt(checkRegist(fields, valuesIn(typed), terms.data.rules, { check, t }), fields)
      : [];

  const isFree = async (now: RegistTyped): Promise<boolean> => {
    const isTaken = await taken.ask(now);
    if (isTaken) state.refuse([{ path: 'mobile', message: t('regist.mobile.taken') }]);
    return !isTaken;
  };

  const finish = async (typed: RegistTyped) => {
    const payload = payloadOf(typed, texts, codeProof.ticketOf(typed));
    const user = await register(payload, { skipErrorHandler: true });
    go('done', { replace: true, state: registeredState });
    await setInitialState({ status: 'ready', user });
  };

  const state = usePortalForm<RegistTyped>({
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
      const { agreements, ...refused } = codeProof.refusalsOf(error, typed);
      const faults = faultsAt(refused, ['loginName', way, 'code', 'password']);
      if (step === 'password' && faults.some(({ path }) => path === 'code')) codeProof.drop();
      if (codeProof.isSpent(error, typed)) state.form.setFieldValue('code', '');
      if (refused[way]) taken.note(typed);
      if (agreements) terms.refresh();
      if (agreements) go('agreement');
      else if (faults.length > 0 && !refused.password) go('account');
      return agreements ? [faultFrom(agreements), ...faults] : faults;
    },
    onChange: (now, changed) => {
      // The code was sent to the other address, so it does not fit.
      if (changed.includes('way')) state.form.setFieldValue('code', '');
      storeTyped(now);
    },
  });
  const watched = { form: state.form, preserve: true };
  const typed: RegistTyped = ProForm.useWatch(typedOr(initial), watched);
  const { way } = typed;
  const hasAgreed = hasAgreedTo(texts, typed.agreed);
  const step = stepFor(wanted, hasAgreed, way, valuesIn(typed));
  const proof = useCodeAfterCaptcha('regist', state, step === 'account');

  const sendCode = useLockFn(async () => {
    const now = state.read();
    const found = mistakesIn([now.way], now);
    state.refuse(found);
    if (found.length > 0 || !(await isFree(now).catch(proof.fail))) return;
    const target = valuesIn(now)[now.way].trim();
    await proof.send(target, { target: now.way, code: 'code' }, now.captcha ?? '');
  });

  const isTaken = state.messages.has(way) && taken.isTaken(typed);
  return { state, initial, terms, texts, proof, way, step, isTaken, go, sendCode };
}

export type RegistState = ReturnType<typeof useRegist>;
