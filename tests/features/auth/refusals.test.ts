import { fieldFaultsOf } from '@/features/auth/shared/refusals';
import { bizError } from '../../helpers/bizError';

const plan = {
  fields: { value: 'value', code: 'ownCode' },
  codes: { LOGIN_FAILED: { field: 'password', key: 'auth.login.password' } },
} as const;
const t = (key: string) => key;
const faultsOf = (info: Parameters<typeof bizError>[0]) => fieldFaultsOf(bizError(info), plan, t);

test('the server’s words stand at the form’s field, marked as Chinese', () => {
  const fieldErrors = [
    { field: 'value', message: '号码有误' },
    { field: 'unknown', message: '不在这张表上' },
  ];
  expect(faultsOf({ success: false, errorCode: 'VALIDATION', fieldErrors })).toStrictEqual([
    { path: 'value', message: '号码有误', lang: 'zh-CN' },
  ]);
});

test('the portal’s own words for a code have the language of the page', () => {
  expect(faultsOf({ success: false, errorCode: 'CODE_WRONG' })).toStrictEqual([
    { path: 'ownCode', message: 'auth.error.CODE_WRONG' },
  ]);
  expect(faultsOf({ success: false, errorCode: 'LOGIN_FAILED' })).toStrictEqual([
    { path: 'password', message: 'auth.login.password' },
  ]);
});

test('any other failure is left to the notice', () => {
  expect(faultsOf({ success: false, errorCode: 'SYSTEM_BUSY' })).toBeUndefined();
  expect(fieldFaultsOf(new Error('x'), plan, t)).toBeUndefined();
});
