import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useCall } from '@/hooks/useCall';
import { useFormFields } from '@/hooks/useFormFields';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { reportFailure } from '@/request/errorHandler';
import { getLoginDomain } from '@/services/session';
import type { Domain, LoginDomain, User } from '@/services/types';
import { login } from '@/session/login';
import { isChunkError } from '@/utils/chunkError';
import { channelOf } from '../shared/target';
import { useCaptcha } from '../shared/useCaptcha';
import { checkLogin, type LoginValues, loginPayload, type Proof } from './checkLogin';
import { type LoginField, loginFailureOf } from './loginFailure';

const empty: LoginValues = { loginName: '', password: '', captcha: '', target: '', code: '' };

function proofFor(facts: LoginDomain | undefined, isByCode: boolean): Proof {
  if (!facts?.captchaRequired) return 'none';
  return isByCode ? 'code' : 'picture';
}

/**
 * The state of a login form: what is typed, what is wrong with it, and sending it once. Nothing typed is
 * lost on a failure but the captcha's answer, whose picture is single use.
 */
export function useLogin(domain: Domain, loginName: string, onSignedIn: (user: User) => unknown) {
  const t = useT();
  const check = useValidation();
  const fields = useFormFields<LoginField>({ ...empty, loginName });
  const { values, change, refuse, forgive } = fields;
  const [isByCode, setByCode] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const facts = useCall(() => getLoginDomain(domain), { refreshDeps: [domain] });
  const proof = proofFor(facts.data, isByCode);
  const captcha = useCaptcha('login', proof === 'picture');

  const fail = (error: unknown) => {
    const failure = loginFailureOf(error);
    const { field, key, serverWords } = failure ?? {};
    if (proof === 'picture') {
      change('captcha', '');
      captcha.refresh();
    }
    if (key && field) return refuse({ [field]: t(key) });
    if (isChunkError(error)) return refuse({}, { message: t('frame.chunk.hint') });
    if (!key) return reportFailure(error);
    // A code that was right is spent, whatever was wrong beside it.
    if (proof === 'code') change('code', '');
    const words = serverWords ? { message: serverWords, lang: 'zh-CN' } : { message: t(key) };
    if (proof === 'none') return refuse({}, words);
    // A picture that was right is spent, too: why there is another one is said beside it.
    const spent =
      proof === 'code' ? { code: t('auth.code.spent') } : { captcha: t('auth.captcha.spent') };
    return refuse(spent, words);
  };

  const submit = useLockFn(async () => {
    const found = checkLogin(values, proof, { check, t });
    if (Object.keys(found).length > 0) return refuse(found);
    if (!facts.data) return refuse({}, { message: t('auth.login.unready') });
    forgive();
    setSubmitting(true);
    try {
      const payload = loginPayload(values, proof, captcha.picture?.random);
      await onSignedIn(await login({ domain, ...payload }, { skipErrorHandler: true }));
    } catch (error) {
      fail(error);
    } finally {
      setSubmitting(false);
    }
  });

  const chooseProof = (byCode: boolean) => {
    setByCode(byCode);
    forgive();
    // The account's own number or address is what the code goes to.
    const name = values.loginName.trim();
    if (byCode && !values.target && channelOf(name)) change('target', name);
  };

  return { ...fields, proof, captcha, facts, isSubmitting, submit, chooseProof };
}

export type LoginState = ReturnType<typeof useLogin>;
