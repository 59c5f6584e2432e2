import { loginRefusal } from '@/features/auth/login/checkLogin';
import { bizError } from '../../helpers/bizError';

const t = (key: string) => key;
const refusal = (errorCode?: string, errorMessage = '服务器的说法') =>
  bizError({ success: false, errorCode, errorMessage });

test.each([
  ['LOGIN_FAILED', refusal('LOGIN_FAILED'), { message: 'auth.error.LOGIN_FAILED' }],
  ['TOO_MANY_ATTEMPTS', refusal('TOO_MANY_ATTEMPTS'), { message: '服务器的说法', lang: 'zh-CN' }],
  [
    'TOO_MANY_ATTEMPTS without words',
    refusal('TOO_MANY_ATTEMPTS', ''),
    { message: 'auth.error.TOO_MANY_ATTEMPTS' },
  ],
  ['a token that has run out', bizError({}, 412), { message: 'auth.error.pageTooOld' }],
])('%s is the whole form’s', (_case, error, words) => {
  expect(loginRefusal(error, t)).toEqual(words);
});

test.each([
  ['a wrong captcha', refusal('CAPTCHA_WRONG')],
  ['a wrong code', refusal('CODE_WRONG')],
  ['another code', refusal('SERVER_ERROR')],
  ['no code', refusal()],
  ['a name of Object.prototype', refusal('constructor')],
  ['no refusal of the server', new Error('network')],
  ['nothing', undefined],
])('%s is not', (_case, error) => {
  expect(loginRefusal(error, t)).toBeUndefined();
});
