import {
  checkLogin,
  type LoginProof,
  type LoginValues,
  loginPayload,
} from '@/features/auth/login/checkLogin';
import { violationOf } from '@/utils/validation';

const words = {
  t: (key: string) => key,
  check: (label: string, value: string, rule: Parameters<typeof violationOf>[1]) =>
    violationOf(value, rule) && `${label} refused`,
};
const filled: LoginValues = {
  loginName: 'candidate',
  password: ' Preview#2026 ',
  captcha: '5KQm',
  target: '13800000001',
  code: '123456',
};
const empty: LoginValues = { loginName: '', password: '', captcha: '', target: '', code: '' };

describe('checkLogin', () => {
  test.each<[LoginProof, string[]]>([
    ['none', ['loginName', 'password']],
    ['picture', ['loginName', 'password', 'captcha']],
    ['code', ['loginName', 'password', 'target', 'code']],
  ])('with proof %s asks for its own fields and no others', (proof, fields) => {
    expect(Object.keys(checkLogin(empty, proof, words))).toEqual(fields);
    expect(checkLogin(filled, proof, words)).toEqual({});
  });

  test('a target must be reachable', () => {
    expect(checkLogin({ ...filled, target: '123' }, 'code', words)).toEqual({
      target: 'auth.code.target.wrong',
    });
  });

  test('a password may be anything that is there', () => {
    expect(checkLogin({ ...filled, password: '   ' }, 'none', words)).toEqual({});
  });
});

describe('loginPayload (contract: LoginPayload)', () => {
  test.each<[LoginProof, object]>([
    ['none', {}],
    ['picture', { captcha: '5KQm', random: 'r1' }],
    ['code', { target: '13800000001', code: '123456' }],
  ])('with proof %s sends what it asks for; the password goes as it was typed', (proof, rest) => {
    expect(loginPayload(filled, proof, 'r1')).toEqual({
      loginName: 'candidate',
      password: ' Preview#2026 ',
      ...rest,
    });
  });
});
