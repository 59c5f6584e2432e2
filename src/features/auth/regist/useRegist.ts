import { ProForm } from '@ant-design/pro-components';
import { useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { type Fault, faultsAt } from '@/forms/faults';
import { usePortalForm } from '@/forms/usePortalForm';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { register } from '@/session/register';
import { welcome } from '@/session/welcome';
import { isCodeSpent, refusalsOf } from '../shared/refusals';
import { useProvenSend } from '../shared/useProvenSend';
import { checkRegist, fieldsOf } from './checkRegist';
import { hasAgreedTo, payloadOf, type RegistTyped, stepFor, valuesIn } from './registSteps';
import { keepTyped, loadTerms, useRegistStep, useTaken, useTypedBefore } from './useRegistForm';

/** What is typed; before the form is drawn, what it begins with. */
const typedOr = (begun: RegistTyped) => (now: RegistTyped) => ('way' in now ? now : begun);

/** A registration over its steps: what may be done next, what is refused, and sending it once. */
export function useRegist() {
  const t = useT();
  const check = useValidation();
  const { setInitialState } = useModel('@@initialState');
  const begun = useTypedBefore();
  const { wanted, go } = useRegistStep();
  const terms = useCall(loadTerms);
  const texts = terms.data?.texts ?? [];
  const taken = useTaken();

  const mistakesIn = (fields: ReturnType<typeof fieldsOf>, typed: RegistTyped): Fault[] =>
    terms.data
      ? faultsAt(checkRegist(fields, valuesIn(typed), terms.data.rules, { check, t }), fields)
      : [];

  const isFree = async (now: RegistTyped): Promise<boolean> => {
    const answer = await taken.ask(now);
    if (answer === 'taken') state.refuse([{ path: 'mobile', message: t('regist.mobile.taken') }]);
    return answer === 'free';
  };

  const finish = async (typed: RegistTyped) => {
    const user = await register(payloadOf(typed, texts), { skipErrorHandler: true });
    go('done', { replace: true, state: welcome });
    await setInitialState({ status: 'ready', user });
  };

  const state = usePortalForm<RegistTyped>({
    id: 'regist',
    check: (now) => {
      if (step !== 'agreement') return mistakesIn(fieldsOf(step, now.way), now);
      return hasAgreed ? [] : [{ message: t('regist.agreement.missing') }];
    },
    send: async (now) => {
      if (step === 'password') await finish(now);
      else if (step === 'agreement') go('account');
      else if (await isFree(now)) go('password');
    },
    faultsOf: (error) => {
      const { agreements, ...refused } = refusalsOf(error, t) ?? {};
      const faults = faultsAt(refused, ['loginName', way, 'code', 'password']);
      if (isCodeSpent(error)) state.form.setFieldValue('code', '');
      if (refused[way]) taken.note(typed);
      if (agreements) terms.refresh();
      if (agreements) go('agreement');
      else if (faults.length > 0 && !refused.password) go('account');
      return agreements ? [{ message: agreements, lang: 'zh-CN' }, ...faults] : faults;
    },
    onChange: (now, changed) => {
      // The code was sent to the other way: it is of no use here.
      if (changed.includes('way')) state.form.setFieldValue('code', '');
      keepTyped(now);
    },
  });
  const watched = { form: state.form, preserve: true };
  const typed: RegistTyped = ProForm.useWatch(typedOr(begun), watched);
  const { way } = typed;
  const hasAgreed = hasAgreedTo(texts, typed.agreed);
  const step = stepFor(wanted, hasAgreed, way, valuesIn(typed));
  const proof = useProvenSend('regist', state, step === 'account');

  const sendCode = useLockFn(async () => {
    const now = state.read();
    const found = mistakesIn([now.way], now);
    state.refuse(found);
    if (found.length > 0 || !(await isFree(now))) return;
    await proof.send({ value: valuesIn(now)[now.way].trim(), path: now.way }, now.captcha ?? '');
  });

  const isTaken = state.messages.has(way) && taken.isTaken(typed);
  return { state, begun, terms, texts, proof, way, step, isTaken, go, sendCode };
}

export type RegistState = ReturnType<typeof useRegist>;
