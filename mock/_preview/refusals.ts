import type { CodeVerdict } from './codes';
import { type EnvelopeReply, fail } from './reply';

const codeMessages: Record<Exclude<CodeVerdict, 'ok'>, string> = {
  CODE_WRONG: '验证码不正确，请检查后重新输入',
  CODE_EXPIRED: '验证码已过期，请重新获取',
  TOO_MANY_ATTEMPTS: '验证码错误次数过多，请重新获取',
};

/** The refusal of a code or a ticket. */
export function codeRefused(verdict: Exclude<CodeVerdict, 'ok'>): EnvelopeReply {
  return fail(verdict, codeMessages[verdict]);
}

/** CAPTCHA_WRONG: wrong, used or too old. */
export function captchaWrong(): EnvelopeReply {
  return fail('CAPTCHA_WRONG', '图形验证码不正确或已失效，请刷新后重新输入');
}

/** TOO_MANY_ATTEMPTS of messages to one mobile or mailbox. */
export function sentTooOften(): EnvelopeReply {
  return fail('TOO_MANY_ATTEMPTS', '获取验证码过于频繁，请稍后再试');
}

/** LOGIN_FAILED, at HTTP 200. */
export function loginFailed(message = '登录名或密码不正确'): EnvelopeReply {
  return fail('LOGIN_FAILED', message);
}
