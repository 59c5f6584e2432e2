import type { AxiosResponse } from '@umijs/max';
import { loginFailureOf } from '@/features/auth/login/loginFailure';
import { BizError } from '@/request/failure';

function refusal(errorCode?: string, errorMessage = '服务器的说法'): BizError {
  const response = { status: 200, headers: {}, data: { success: false, errorCode, errorMessage } };
  return new BizError(response as unknown as AxiosResponse<unknown>);
}

test.each([
  ['LOGIN_FAILED', { key: 'auth.error.LOGIN_FAILED' }],
  ['CAPTCHA_WRONG', { field: 'captcha', key: 'auth.error.CAPTCHA_WRONG' }],
  ['CODE_WRONG', { field: 'code', key: 'auth.error.CODE_WRONG' }],
  ['CODE_EXPIRED', { field: 'code', key: 'auth.error.CODE_EXPIRED' }],
  ['TOO_MANY_ATTEMPTS', { key: 'auth.error.TOO_MANY_ATTEMPTS', serverWords: '服务器的说法' }],
])('%s is the form’s own failure', (code, failure) => {
  expect(loginFailureOf(refusal(code))).toEqual(failure);
});

test.each([
  ['another code', refusal('SERVER_ERROR')],
  ['no code', refusal()],
  ['a name of Object.prototype', refusal('constructor')],
  ['no refusal of the server', new Error('network')],
  ['nothing', undefined],
])('%s is the request runtime’s business', (_case, error) => {
  expect(loginFailureOf(error)).toBeUndefined();
});
