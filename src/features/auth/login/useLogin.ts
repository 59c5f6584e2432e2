import { useState } from 'react';
import { type Fault, faultsAt } from '@/forms/faults';
import { usePortalForm } from '@/forms/usePortalForm';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { getLoginDomain } from '@/services/session';
import type { Domain, LoginDomain, User } from '@/services/types';
import { login } from '@/session/login';
import { channelOf } from '../shared/target';
import { useCaptcha } from '../shared/useCaptcha';
import { useSendCode } from '../shared/useSendCode';
import { checkLogin, type LoginValues, loginPayload, type Proof, typedIn } from './checkLogin';
import { loginFailureOf, loginFields } from './loginFailure';

type LoginFormValues = Partial<LoginValues> & { domain: Domain };

interface LoginOptions {
  domain: Domain;
  onDomain: (domain: Domain) => void;
  onSignedIn: (user: User) => unknown;
}

function proofFor(facts: LoginDomain | undefined, isByCode: boolean): Proof {
  if (!facts?.captchaRequired) return 'none';
  return isByCode ? 'code' : 'picture';
}

/**
 * A login form's life. Nothing typed is lost on a failure but the captcha's answer, whose picture is single use, and a
 * code that is spent.
 */
export function useLogin({ domain, onDomain, onSignedIn }: LoginOptions) {
  const t = useT();
  const check = useValidation();
  const [isByCode, setByCode] = useState(false);
  const facts = useCall(() => getLoginDomain(domain), { refreshDeps: [domain] });
  const proof = proofFor(facts.data, isByCode);
  const captcha = useCaptcha('login', proof === 'picture');
  const { send, ...standing } = useSendCode('captcha');

  const faultsOf = (error: unknown): readonly Fault[] | undefined => {
    const { field, key, serverWords } = loginFailureOf(error) ?? {};
    if (proof === 'picture') {
      state.form.setFieldValue('captcha', '');
      captcha.refresh();
    }
    if (!key) return undefined;
    if (field) return [{ path: field, message: t(key) }];
    // A code that was right is spent, whatever was wrong beside it.
    if (proof === 'code') state.form.setFieldValue('code', '');
    const whole = serverWords ? { message: serverWords, lang: 'zh-CN' } : { message: t(key) };
    if (proof === 'none') return [whole];
    // A picture that was right is spent, too: why there is another one is said beside it.
    return proof === 'code'
      ? [whole, { path: 'code', message: t('auth.code.spent') }]
      : [whole, { path: 'captcha', message: t('auth.captcha.spent') }];
  };

  const state = usePortalForm<LoginFormValues>({
    id: 'login',
    check: (values) => {
      const found = faultsAt(checkLogin(typedIn(values), proof, { check, t }), loginFields);
      return found.length > 0 || facts.data ? found : [{ message: t('auth.login.unready') }];
    },
    send: async (values) => {
      const payload = loginPayload(typedIn(values), proof, captcha.picture?.random);
      await onSignedIn(await login({ domain: values.domain, ...payload }, quiet));
    },
    faultsOf,
    onChange: ({ domain }, changed) => {
      if (changed.includes('domain')) onDomain(domain);
    },
  });

  const chooseProof = (byCode: boolean) => {
    setByCode(byCode);
    state.refuse([]);
    const { loginName, target } = typedIn(state.read());
    // The account's own number or address is what the code goes to.
    if (byCode && !target && channelOf(loginName.trim())) {
      state.form.setFieldValue('target', loginName.trim());
    }
  };
  const onSend = async () => {
    const { refusal } = (await send(typedIn(state.read()).target.trim())) ?? {};
    state.refuse(refusal ? [{ path: 'target', ...refusal }] : []);
  };

  const sending = { ...standing, onSend: () => void onSend() };
  return { state, proof, captcha, facts, sending, chooseProof };
}

const quiet = { skipErrorHandler: true };

export type LoginState = ReturnType<typeof useLogin>;
