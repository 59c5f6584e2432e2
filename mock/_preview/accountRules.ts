import type { FieldError, RegistRules } from '../../src/services/types';
import { mobilePattern } from '../../src/utils/formats';

type Rules = Omit<RegistRules, 'key'>;

/** The rules that `toregist` answers and the server checks. Decided: the specification has none. */
export const rules: Rules = {
  loginNameRule: {
    pattern: '^[A-Za-z][A-Za-z0-9_]{3,19}$',
    message: '登录名为 4–20 位字母、数字或下划线，以字母开头',
  },
  passwordRule: {
    pattern: '^(?=.*[A-Za-z])(?=.*\\d)(?=.*[^A-Za-z0-9\\s])\\S{8,20}$',
    message: '密码为 8–20 位，须同时包含字母、数字和符号，不含空格',
  },
  mobileRule: { pattern: mobilePattern, message: '请输入 11 位手机号' },
  agreementId: 'agreement',
};

/** The error of a password, named by `field`; empty when the password follows the rule. */
export function passwordErrors(field: string, password: string): FieldError[] {
  const { pattern, message } = rules.passwordRule;
  return new RegExp(pattern).test(password) ? [] : [{ field, message }];
}

/** The error of a login name; empty when it follows the rule. */
export function loginNameErrors(loginName: string): FieldError[] {
  const { pattern, message } = rules.loginNameRule;
  return new RegExp(pattern).test(loginName) ? [] : [{ field: 'loginName', message }];
}
