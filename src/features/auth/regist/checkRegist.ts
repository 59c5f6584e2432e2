import type { FaultText } from '@/forms/faults';
import type { TextKey } from '@/locales/keys';
import type { RegistRules } from '@/services/types';
import { emailLength } from '@/utils/formats';
import type { Rule } from '@/utils/validation';
import { ruleFrom } from '../parts/serverRule';
import type { RegistStep, RegistValues, RegistWay } from './registSteps';

type Errors = Partial<Record<keyof RegistValues, FaultText>>;

interface Words {
  check: (label: string, value: string, rule: Rule) => FaultText | undefined;
  t: (key: TextKey) => string;
}

const labels: Record<keyof RegistValues, TextKey> = {
  loginName: 'auth.login.loginName',
  mobile: 'regist.mobile',
  email: 'regist.email',
  code: 'auth.code.label',
  password: 'auth.login.password',
};

function ruleOf(field: keyof RegistValues, rules: RegistRules): Rule {
  if (field === 'loginName') return ruleFrom(rules.loginNameRule);
  if (field === 'mobile') return ruleFrom(rules.mobileRule);
  if (field === 'password') return ruleFrom(rules.passwordRule);
  return field === 'email'
    ? { required: true, type: 'email', max: emailLength }
    : { required: true };
}

/** The fields of a step. */
export function fieldsOf(step: RegistStep, way: RegistWay): (keyof RegistValues)[] {
  if (step === 'account') return ['loginName', way, 'code'];
  return step === 'password' ? ['password'] : [];
}

/** The errors in these fields by the server's rules (contract: user/toregist). */
export function checkRegist(
  fields: readonly (keyof RegistValues)[],
  values: RegistValues,
  rules: RegistRules,
  { check, t }: Words,
): Errors {
  const errors: Errors = {};
  for (const field of fields) {
    // Spaces at the ends are part of a password; its own rule decides about them.
    const value = field === 'password' ? values[field] : values[field].trim();
    const error = check(t(labels[field]), value, ruleOf(field, rules));
    if (error) errors[field] = error;
  }
  return errors;
}
