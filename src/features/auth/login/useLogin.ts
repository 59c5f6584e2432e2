import { useState } from 'react';
import { errorsAt, type FieldError } from '@/forms/fieldErrors';
import { usePortalForm } from '@/forms/usePortalForm';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { reportFailure } from '@/request/errorHandler';
import { isRefusedToken } from '@/request/failure';
import { getLoginDomain } from '@/services/session';
import type { Domain, LoginDomain, User } from '@/services/types';
import { login } from '@/session/actions/login';
import { useCaptcha } from '../parts/useCaptcha';
import { refusalsOf } from '../shared/refusals';
import { channelOf } from '../shared/target';
import { useSendCode } from '../shared/useSendCode';
import {
  checkLogin,
  type LoginProof,
  type LoginValues,
  loginFields,
  loginPayload,
  loginRefusal,
} from './checkLogin';

type LoginFormValues = LoginValues & { domain: Domain };

interface LoginOptions {
  domain: Domain;
  onDomain: (domain: Domain) => void;
  onSignedIn: (user: User) => unknown;
}

function proofFor(facts: LoginDomain | undefined, isByCode: boolean): LoginProof {
  if (!facts?.captchaRequired) return 'none';
  return isByCode ? 'code' : 'picture';
}

/** The state of a login form. A failure keeps all values but the captcha's answer and a used code, which work once. */
export function useLogin({ domain, onDomain, onSignedIn }: LoginOptions) {
  const t = useT();
  const check = useValidation();
  const [isByCode, setByCode] = useState(false);
  const facts = useCall(() => getLoginDomain(domain), { refreshDeps: [domain] });
  const proof = proofFor(facts.data, isByCode);
  const captcha = useCaptcha('login', proof === 'picture');

  const errorsOf = (error: unknown): readonly FieldError[] => {
    if (proof === 'picture') {
      state.form.setFieldValue('captcha', '');
      captcha.refresh();
    }
    const whole = loginRefusal(error, t);
    // An expiry is noticed by the runtime as well, which fetches a new token.
    if (isRefusedToken(error)) reportFailure(error);
    if (!whole) return errorsAt(refusalsOf(error, t) ?? {}, loginFields);
    if (proof === 'none') return [whole];
    // A correct captcha or code works once, so it is used up even if something else was wrong; the message says so.
    if (proof === 'picture') return [whole, { path: 'captcha', message: t('auth.captcha.spent') }];
    state.form.setFieldValue('code', '');
    return [whole, { path: 'code', message: t('auth.code.spent') }];
  };

  const state = usePortalForm<LoginFormValues>({
    id: 'login',
    check: (values) => {
      const found = errorsAt(checkLogin(values, proof, { check, t }), loginFields);
      return found.length > 0 || facts.data ? found : [{ message: t('auth.login.unready') }];
    },
    send: async (values) => {
      const payload = loginPayload(values, proof, captcha.picture?.random);
      await onSignedIn(await login({ domain: values.domain, ...payload }, quiet));
    },
    errorsOf,
    onChange: ({ domain }, changed) => {
      if (changed.includes('domain')) onDomain(domain);
    },
  });

  const chooseProof = (byCode: boolean) => {
    setByCode(byCode);
    state.refuse([]);
    const { loginName, target } = state.read();
    // The code is sent to the number or address that the person has typed as login name.
    if (byCode && !target && channelOf(loginName)) {
      state.form.setFieldValue('target', loginName);
    }
  };
  const { send, sending } = useSendCode('captcha', state.refuse);
  const onSend = () => {
    void send(state.read().target, { target: 'target', code: 'code' });
  };

  return { state, proof, captcha, facts, sending: { ...sending, onSend }, chooseProof };
}

const quiet = { skipErrorHandler: true };

export type LoginState = ReturnType<typeof useLogin>;
