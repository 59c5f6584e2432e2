import { ProForm } from '@ant-design/pro-components';
import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { type Fault, faultsAt } from '@/forms/faults';
import { usePortalForm } from '@/forms/usePortalForm';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { getRegistRules, retrievePassword, retrievePasswordByPhone } from '@/services/user';
import { sealPayload } from '@/session/seal';
import { site } from '../../../../config/site';
import { isCodeSpent, refusalsOf } from '../shared/refusals';
import { ruleFrom } from '../shared/serverRule';
import { channelOf } from '../shared/target';
import { useProvenSend } from '../shared/useProvenSend';
import { forgetTarget, keepTarget, useKeptTarget, useRecoverStep } from './recoverSteps';

interface RecoverValues {
  target: string;
  captcha?: string;
  code?: string;
  newPassword?: string;
}

const options = { skipErrorHandler: true };

/**
 * Recovery of a password: where the code goes, then the code with a new password. Whether there is an account is
 * never told.
 */
export function useRecover() {
  const t = useT();
  const check = useValidation();
  const kept = useKeptTarget();
  const [isDone, setDone] = useState(false);
  const rules = useCall(() => getRegistRules(site.defaultDomain));

  /** Nothing to send to, or not a mobile number or address. */
  const mistakesIn = (target: string): Fault[] => {
    const missing = check(t('auth.code.target'), target, { required: true });
    const wrong = missing ?? (channelOf(target) ? undefined : t('auth.code.target.wrong'));
    return faultsAt({ target: wrong });
  };

  const state = usePortalForm<RecoverValues>({
    id: 'recover',
    check: ({ target, code = '', newPassword = '' }) => {
      if (step === 'target') return mistakesIn(target.trim());
      if (!rules.data) return [];
      const rule = ruleFrom(rules.data.passwordRule);
      return faultsAt({
        code: check(t('auth.code.label'), code.trim(), { required: true }),
        newPassword: check(t('password.new'), newPassword, rule),
      });
    },
    send: async ({ target: typed, code = '', newPassword = '' }): Promise<void> => {
      if (step === 'target' && (await sendCode())) go('password');
      if (step === 'target' || !rules.data) return;
      const target = typed.trim();
      const call = channelOf(target) === 'mobile' ? retrievePasswordByPhone : retrievePassword;
      await call(await sealPayload({ target, code: code.trim(), newPassword }, options), options);
      forgetTarget();
      setDone(true);
    },
    faultsOf: (error) => {
      if (isCodeSpent(error)) state.form.setFieldValue('code', '');
      const refused = refusalsOf(error, t);
      return refused && faultsAt(refused, ['target', 'code', 'newPassword']);
    },
    onChange: (values, changed) => {
      if (changed.includes('target')) keepTarget(values.target.trim());
    },
  });
  const watched = { form: state.form, preserve: true };
  const target = ProForm.useWatch(
    (now: Partial<RecoverValues>) => now.target ?? kept,
    watched,
  ).trim();
  const { step, go } = useRecoverStep(target, isDone);
  const proof = useProvenSend('forget', state, step !== 'done');

  const sendCode = useLockFn((): Promise<boolean> => {
    const { target: value, captcha = '' } = state.read();
    return proof.send({ value: value.trim(), path: 'target' }, captcha);
  });
  /** To another step; what was wrong on this one is left behind. */
  const turnTo = (next: 'target' | 'password') => {
    state.refuse([]);
    go(next);
  };
  const haveCode = () => {
    const found = mistakesIn(state.read().target.trim());
    state.refuse(found);
    if (found.length === 0) go('password');
  };

  return { state, kept, target, step, rules, proof, turnTo, haveCode, sendCode };
}

export type RecoverState = ReturnType<typeof useRecover>;
