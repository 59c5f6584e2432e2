import { errorFrom, type FieldError } from '@/forms/fieldErrors';
import type { TextKey } from '@/locales/keys';
import type { RegistRules } from '@/services/types';
import { emailLength } from '@/utils/formats';
import type { Rule } from '@/utils/validation';
import { type Checking, ruleFrom } from '../parts/serverRule';
import type { RegistStep, RegistValues, RegistWay } from './registSteps';

export type RegistField = 'loginName' | 'mobile' | 'email' | 'code' | 'password';

/** Label and rule of each field. */
const demandsOf = (rules: RegistRules): Record<RegistField, [TextKey, Rule]> => ({
  loginName: ['auth.login.loginName', ruleFrom(rules.loginNameRule)],
  mobile: ['regist.mobile', ruleFrom(rules.mobileRule)],
  email: ['regist.email', { required: true, type: 'email', max: emailLength }],
  code: ['auth.code.label', { required: true }],
  password: ['auth.login.password', ruleFrom(rules.passwordRule)],
});

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
): FieldError[] {
  const demands = demandsOf(rules);
  return fields.flatMap((path) => {
    const [label, rule] = demands[path];
    const error = check(t(label), values[path], rule);
    return error ? [{ ...errorFrom(error), path }] : [];
  });
}
