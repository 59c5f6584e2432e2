import { ProForm } from '@ant-design/pro-components';
import { useState } from 'react';
import { errorsAt, type FieldError } from '@/forms/fieldErrors';
import { usePortalForm } from '@/forms/usePortalForm';
import { useCall } from '@/hooks/useCall';
import { useLockedAction } from '@/hooks/useLockedAction';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { getRegistRules, retrievePassword, retrievePasswordByPhone } from '@/services/user';
import { encryptedBody } from '@/session/actions/encryption';
import { site } from '../../../../config/site';
import { ruleFrom } from '../parts/serverRule';
import { useCodeAfterCaptcha } from '../parts/useCodeAfterCaptcha';
import { useShownStep, useStepInUrl } from '../parts/useStepInUrl';
import { isCodeSpent, refusalsOf } from '../shared/refusals';
import { channelOf } from '../shared/target';
import { type RecoverStep, type RecoverValues, storedValues, storeTarget } from './recoverSteps';

const options = { skipErrorHandler: true };

/**
 * Password recovery: the target of the code, then the code with a new password. Never reveals whether the account
 * exists.
 */
export function useRecover() {
  const t = useT();
  const check = useValidation();
  const [initial] = useState(storedValues);
  const [isDone, setDone] = useState(false);
  const rules = useCall(() => getRegistRules(site.defaultDomain));

  /** The error of a target that is empty, or neither a mobile number nor an e-mail address. */
  const mistakesIn = (target: string): FieldError[] => {
    const missing = check(t('auth.code.target'), target, { required: true });
    const wrong = missing ?? (channelOf(target) ? undefined : t('auth.code.target.wrong'));
    return errorsAt({ target: wrong });
  };

  const state = usePortalForm<RecoverValues>({
    id: 'recover',
    check: ({ target, code, newPassword }) => {
      if (step === 'target') return mistakesIn(target);
      if (!rules.data) return [];
      const rule = ruleFrom(rules.data.passwordRule);
      return errorsAt({
        code: check(t('auth.code.label'), code, { required: true }),
        newPassword: check(t('password.new'), newPassword, rule),
      });
    },
    send: async ({ target, code, newPassword }): Promise<void> => {
      if (step === 'target' && (await sendCode())) go('password');
      if (step === 'target' || !rules.data) return;
      const call = channelOf(target) === 'mobile' ? retrievePasswordByPhone : retrievePassword;
      await call(await encryptedBody({ target, code, newPassword }, options), options);
      storeTarget('');
      setDone(true);
    },
    errorsOf: (error) => {
      if (isCodeSpent(error)) state.form.setFieldValue('code', '');
      const refused = refusalsOf(error, t) ?? {};
      if (refused.target) go('target');
      return errorsAt(refused, ['target', 'code', 'newPassword']);
    },
    onChange: (values, changed) => {
      if (changed.includes('target')) storeTarget(values.target);
    },
  });
  const watched = { form: state.form, preserve: true };
  const typed = ProForm.useWatch((now: Partial<RecoverValues>) => now.target, watched);
  const target = typed ?? initial.target;
  const { wanted, go } = useStepInUrl<RecoverStep>();
  const isSecond = wanted === 'password' && channelOf(target) !== undefined;
  const step: RecoverStep = isDone ? 'done' : isSecond ? 'password' : 'target';
  useShownStep(step, !isDone && wanted, go, state.refuse);
  const proof = useCodeAfterCaptcha('forget', state, step !== 'done');

  const sendCode = useLockedAction((): Promise<boolean> => {
    const { target: value, captcha } = state.read();
    // The second step has no field for the number or address, the first one none for the code.
    const paths = step === 'password' ? { target: 'code', code: 'code' } : { target: 'target' };
    return proof.send(value, paths, captcha);
  });
  /** Opens another step, and removes the errors of the old one. */
  const turnTo = (next: 'target' | 'password') => {
    state.refuse([]);
    go(next);
  };
  const haveCode = () => {
    const found = mistakesIn(state.read().target);
    state.refuse(found);
    if (found.length === 0) go('password');
  };

  return { state, initial, target, step, rules, proof, turnTo, haveCode, sendCode };
}

export type RecoverState = ReturnType<typeof useRecover>;
