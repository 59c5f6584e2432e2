import { type Fault, faultFrom } from '@/forms/faults';
import type { TextKey } from '@/locales/keys';
import type { RegistRules } from '@/services/types';
import { emailLength } from '@/utils/formats';
import type { Rule } from '@/utils/validation';
import { type Checking, ruleFrom } from '../parts/serverRule';
import type { RegistStep, RegistValues, RegistWay } from './registSteps';

export type RegistField = 'loginName' | 'mobile' | 'email' | 'code' | 'password';

const labels: Record<RegistField, TextKey> = {
  loginName: 'auth.login.loginName',
  mobile: 'regist.mobile',
  email: 'regist.email',
  code: 'auth.code.label',
  password: 'auth.login.password',
};

function ruleOf(field: RegistField, rules: RegistRules): Rule {
  if (field === 'loginName') return ruleFrom(rules.loginNameRule);
  if (field === 'mobile') return ruleFrom(rules.mobileRule);
  if (field === 'password') return ruleFrom(rules.passwordRule);
  return field === 'email'
    ? { required: true, type: 'email', max: emailLength }
    : { required: true };
}

/** The fields of a step. */
export function fieldsOf(step: RegistStep, way: RegistWay): RegistField[] {
  if (step === 'account') return ['loginName', way, 'code'];
  return step === 'password' ? ['password'] : [];
}

/** The errors in these fields by the server's rules (contract: user/toregist). */
export function checkRegist(
  fields: readonly RegistField[],
  values: RegistValues,
  rules: RegistRules,
  { check, t }: Checking,
): Fault[] {
  return fields.flatMap((path) => {
    // Spaces at the ends are part of a password; its own rule decides about them.
    const value = path === 'password' ? values[path] : values[path].trim();
    const error = check(t(labels[path]), value, ruleOf(path, rules));
    return error ? [{ ...faultFrom(error), path }] : [];
  });
}
