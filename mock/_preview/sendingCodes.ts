import type { CodeSent, CodeTicket, ForgetSent } from '../../src/services/types';
import { isEmail, isMobile, RULES } from './accountRules';
import { takeCaptcha } from './captcha';
import { CODE_LIFE_S, issueTicket, maySend, RESEND_AFTER_S, sendCode, takeCode } from './codes';
import { maskEmail, maskMobile } from './masks';
import { personBy } from './people';
import { captchaWrong, codeRefused, sentTooOften } from './refusals';
import { type EnvelopeReply, invalid, ok, unauthorised } from './reply';
import type { Ctx } from './route';

export type CodeChannel = 'mobile' | 'email';

/** Purposes that only a signed-in person has; the last two prove that the account's own mobile is at hand. */
const OF_USERS = ['changeMobile', 'changeEmail', 'savePasswd', 'unsubscribe'];
const TO_OWN_TARGET = ['savePasswd', 'unsubscribe'];
const PURPOSES = ['captcha', 'regist', ...OF_USERS];

function channelErrors(channel: CodeChannel, target: string): EnvelopeReply | undefined {
  if (channel === 'mobile') {
    return isMobile(target)
      ? undefined
      : invalid([{ field: 'target', message: RULES.mobileRule.message }]);
  }
  return isEmail(target)
    ? undefined
    : invalid([{ field: 'target', message: '请输入正确的邮箱地址' }]);
}

/** A signed-in person's own number may be named as the screens know it: masked. */
function unmasked(ctx: Ctx, target: string): string {
  const { mobile = '', email = '' } = ctx.user ?? {};
  if (target !== '' && target === maskMobile(mobile)) {
    return mobile;
  }
  return target !== '' && target === maskEmail(email) ? email : target;
}

/** sendMobileCode and sendEmailCode. Source: the contract, user. */
export function sendCodeFor(ctx: Ctx, channel: CodeChannel): EnvelopeReply {
  const { store, body, user } = ctx;
  const purpose = body.text('purpose');
  const target = unmasked(ctx, body.text('target'));
  if (!PURPOSES.includes(purpose)) {
    return invalid([{ field: 'purpose', message: '验证码用途不正确' }]);
  }
  if (OF_USERS.includes(purpose) && !user) {
    return unauthorised();
  }
  const refusal = channelErrors(channel, target);
  if (refusal) {
    return refusal;
  }
  if (TO_OWN_TARGET.includes(purpose) && ![user?.mobile, user?.email].includes(target)) {
    return invalid([{ field: 'target', message: '只能向本账号绑定的手机号或邮箱发送' }]);
  }
  // `captcha` is the way without a puzzle, and who is signed in has passed one: only visitors solve it here.
  const attrKeys = [purpose, 'sendCode'];
  const needsPuzzle = purpose !== 'captcha' && !user;
  if (needsPuzzle && !takeCaptcha(store, attrKeys, body.text('random'), body.text('captcha'))) {
    return captchaWrong();
  }
  if (!maySend(store, purpose, target)) {
    return sentTooOften();
  }
  sendCode(store, purpose, target);
  return ok<CodeSent>({ resendAfterS: RESEND_AFTER_S, expiresInS: CODE_LIFE_S });
}

/** sendforgetmail and sendforgetsms: the same answer whether or not the account exists. */
export function sendForgetFor(ctx: Ctx, channel: CodeChannel): EnvelopeReply {
  const { store, body } = ctx;
  const target = body.text('target');
  const refusal = channelErrors(channel, target);
  if (refusal) {
    return refusal;
  }
  if (!takeCaptcha(store, ['forget', 'sendCode'], body.text('random'), body.text('captcha'))) {
    return captchaWrong();
  }
  if (!maySend(store, 'forget', target)) {
    return sentTooOften();
  }
  sendCode(store, 'forget', target, personBy(store, undefined, target) === undefined);
  return ok<ForgetSent>({ resendAfterS: RESEND_AFTER_S });
}

/** validateMobileCode: a ticket for that purpose, ten minutes, single use. */
export function ticketFor(ctx: Ctx): EnvelopeReply {
  const { store, body, user } = ctx;
  const purpose = body.text('purpose');
  const mobile = unmasked(ctx, body.text('mobile'));
  const verdict = takeCode(store, [purpose], mobile, body.text('code'));
  return verdict === 'ok'
    ? ok<CodeTicket>({ ticket: issueTicket(store, purpose, user?.loginName ?? mobile) })
    : codeRefused(verdict);
}
