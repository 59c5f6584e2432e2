import { useState } from 'react';
import type { FormError } from '@/components/ErrorSummary';
import type { LoginErrors, LoginValues } from './checkLogin';
import type { LoginField } from './loginFailure';

const empty: LoginValues = { loginName: '', password: '', captcha: '', target: '', code: '' };

/** What is typed in a login form, what is wrong with it field by field, and what with the whole. */
export function useLoginFields(loginName: string) {
  const [values, setValues] = useState<LoginValues>({ ...empty, loginName });
  const [errors, setErrors] = useState<LoginErrors>({});
  const [refusal, setRefusal] = useState<FormError>();
  const [attempt, setAttempt] = useState(0);

  /** A new value; what was wrong with the old one is no longer said. */
  const change = (field: LoginField, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setErrors((current) => ({ ...current, [field]: undefined }));
  };
  /** Another failed attempt, with its reasons. */
  const refuse = (found: LoginErrors, whole?: FormError) => {
    setErrors(found);
    setRefusal(whole);
    setAttempt((count) => count + 1);
  };
  const forgive = () => {
    setErrors({});
    setRefusal(undefined);
  };
  return { values, errors, refusal, attempt, change, refuse, forgive };
}
