import type { FaultText } from '@/forms/faults';
import type { TextKey } from '@/locales/keys';
import type { Rule } from '@/utils/validation';
import { channelOf } from '../shared/target';
import type { LoginField } from './loginFailure';

export type LoginValues = Record<LoginField, string>;
type LoginErrors = Partial<Record<LoginField, FaultText>>;
/** How a person proves to be human. */
export type LoginProof = 'none' | 'picture' | 'code';

const fieldRules: Record<LoginField, { label: TextKey; rule: Rule }> = {
  loginName: { label: 'auth.login.loginName', rule: { required: true, max: 100 } },
  // Only the server checks the characters of a password.
  password: { label: 'auth.login.password', rule: { required: true, whitespace: false } },
  captcha: { label: 'auth.captcha.label', rule: { required: true } },
  target: { label: 'auth.code.target', rule: { required: true } },
  code: { label: 'auth.code.label', rule: { required: true } },
};

const asked: Record<LoginProof, readonly LoginField[]> = {
  none: ['loginName', 'password'],
  picture: ['loginName', 'password', 'captcha'],
  code: ['loginName', 'password', 'target', 'code'],
};

const nothing: LoginValues = { loginName: '', password: '', captcha: '', target: '', code: '' };

/** The values of a login form; a field that has not been shown is empty. */
export function valuesOf(values: Partial<LoginValues>): LoginValues {
  return { ...nothing, ...values };
}

interface Words {
  check: (label: string, value: string, rule: Rule) => FaultText | undefined;
  t: (key: TextKey) => string;
}

/** The errors in a login form, by field; empty when it can be sent. */
export function checkLogin(
  values: LoginValues,
  proof: LoginProof,
  { check, t }: Words,
): LoginErrors {
  const errors: LoginErrors = {};
  for (const field of asked[proof]) {
    const { label, rule } = fieldRules[field];
    const error = check(t(label), values[field], rule);
    if (error) errors[field] = error;
  }
  if (proof === 'code' && !errors.target && !channelOf(values.target.trim())) {
    errors.target = t('auth.code.target.wrong');
  }
  return errors;
}

/** The payload: the fields that the proof needs, with the contract's names (LoginPayload). */
export function loginPayload(values: LoginValues, proof: LoginProof, random: string | undefined) {
  const { password } = values;
  const loginName = values.loginName.trim();
  if (proof === 'picture') return { loginName, password, captcha: values.captcha.trim(), random };
  if (proof === 'none') return { loginName, password };
  return { loginName, password, target: values.target.trim(), code: values.code.trim() };
}
