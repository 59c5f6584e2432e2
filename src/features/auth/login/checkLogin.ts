import type { ErrorText } from '@/forms/fieldErrors';
import type { Translate } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { isBizError, isRefusedToken } from '@/request/failure';
import type { Rule } from '@/utils/validation';
import type { Checking } from '../parts/serverRule';
import { channelOf } from '../shared/target';

export const loginFields = ['loginName', 'password', 'captcha', 'target', 'code'] as const;
type LoginField = (typeof loginFields)[number];
export type LoginValues = Record<LoginField, string>;
/** How a person proves to be human. */
export type LoginProof = 'none' | 'picture' | 'code';

export const emptyLogin: LoginValues = {
  loginName: '',
  password: '',
  captcha: '',
  target: '',
  code: '',
};

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

/** The errors in a login form, by field; empty when it can be sent. */
export function checkLogin(values: LoginValues, proof: LoginProof, { check, t }: Checking) {
  const errors: Partial<Record<LoginField, ErrorText>> = {};
  for (const field of asked[proof]) {
    const { label, rule } = fieldRules[field];
    const error = check(t(label), values[field], rule);
    if (error) errors[field] = error;
  }
  if (proof === 'code' && !errors.target && !channelOf(values.target)) {
    errors.target = t('auth.code.target.wrong');
  }
  return errors;
}

/** The payload: the fields that the proof needs, with the contract's names (LoginPayload). */
export function loginPayload(values: LoginValues, proof: LoginProof, random: string | undefined) {
  const { loginName, password, target, code } = values;
  if (proof === 'picture') return { loginName, password, captcha: values.captcha, random };
  if (proof === 'none') return { loginName, password };
  return { loginName, password, target, code };
}

/**
 * Why the server refused a login as a whole; undefined for an error at a field, and when the request runtime shows the
 * failure. A wrong name and a wrong password have the same message, so that it does not reveal which one is wrong.
 */
export function loginRefusal(error: unknown, t: Translate): Exclude<ErrorText, string> | undefined {
  if (isRefusedToken(error)) return { message: t('auth.error.pageTooOld') };
  const { errorCode, errorMessage } = isBizError(error) ? error.info : {};
  if (errorCode === 'LOGIN_FAILED') return { message: t('auth.error.LOGIN_FAILED') };
  if (errorCode !== 'TOO_MANY_ATTEMPTS') return undefined;
  // The server's own message has more details, such as how long to wait.
  if (errorMessage) return { message: errorMessage, lang: 'zh-CN' };
  return { message: t('auth.error.TOO_MANY_ATTEMPTS') };
}
