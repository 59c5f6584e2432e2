import type { CodeSent, CodeTicket, ForgetSent } from '../../src/services/types';
import { isEmail, isMobile } from '../../src/utils/formats';
import { rules } from './accountRules';
import { takeCaptcha } from './captcha';
import { codeLifeS, issueTicket, maySend, resendAfterS, sendCode, takeCode } from './codes';
import { type Person, personBy } from './people';
import { captchaWrong, codeRefused, sentTooOften } from './refusals';
import { type EnvelopeReply, invalid, ok, unauthorised } from './reply';
import type { Ctx } from './route';

export type CodeChannel = 'mobile' | 'email';

/** Purposes of signed-in people, with the channel that they change. */
const changes: Readonly<Record<string, CodeChannel>> = {
  changeMobile: 'mobile',
  changeEmail: 'email',
};
/** Purposes whose code goes to the account's own mobile or e-mail. */
const ownPurposes = ['savePasswd', 'unsubscribe', 'changeContact'];
const visitorPurposes = ['captcha', 'regist'];

/** What is wrong with a target; a masked text is neither a mobile nor an e-mail. */
export function channelErrors(channel: CodeChannel, target: string): EnvelopeReply | undefined {
  if (channel === 'mobile') {
    return isMobile(target)
      ? undefined
      : invalid([{ field: 'target', message: rules.mobileRule.message }]);
  }
  return isEmail(target)
    ? undefined
    : invalid([{ field: 'target', message: '请输入正确的邮箱地址' }]);
}

function sendTo(ctx: Ctx, purpose: string, target: string): EnvelopeReply {
  if (!maySend(ctx.store, purpose, target)) {
    return sentTooOften();
  }
  sendCode(ctx.store, purpose, target);
  return ok<CodeSent>({ resendAfterS: resendAfterS, expiresInS: codeLifeS });
}

/** Sends a code to the account's own mobile or e-mail; the call names only which of the two. */
function sendOwnCode(ctx: Ctx, user: Person, purpose: string, channel: CodeChannel): EnvelopeReply {
  if (ctx.body.has('target')) {
    return invalid([{ field: 'target', message: '验证码只发送到本账号绑定的手机号或邮箱' }]);
  }
  const target = user[channel];
  const message = channel === 'mobile' ? '本账号没有绑定手机号' : '本账号没有绑定邮箱';
  return target ? sendTo(ctx, purpose, target) : invalid([{ field: 'target', message }]);
}

/** sendMobileCode and sendEmailCode (contract: user/sendMobileCode). */
export function sendCodeFor(ctx: Ctx, channel: CodeChannel): EnvelopeReply {
  const { store, body, user } = ctx;
  const purpose = body.text('purpose');
  const isChange = Object.hasOwn(changes, purpose) && changes[purpose] === channel;
  const isOwn = ownPurposes.includes(purpose);
  if (!isChange && !isOwn && !visitorPurposes.includes(purpose)) {
    return invalid([{ field: 'purpose', message: '验证码用途不正确' }]);
  }
  if ((isChange || isOwn) && !user) {
    return unauthorised();
  }
  if (isOwn && user) {
    return sendOwnCode(ctx, user, purpose, channel);
  }
  const target = body.text('target');
  const refusal = channelErrors(channel, target);
  if (refusal) {
    return refusal;
  }
  // No captcha for purpose `captcha`, which replaces it, nor for signed-in people, who passed one at the login.
  const needsPuzzle = purpose !== 'captcha' && !user;
  if (needsPuzzle && !takeCaptcha(store, purpose, body.text('random'), body.text('captcha'))) {
    return captchaWrong();
  }
  return sendTo(ctx, purpose, target);
}

/** sendforgetmail and sendforgetsms: the same answer whether or not the account exists. */
export function sendForgetFor(ctx: Ctx, channel: CodeChannel): EnvelopeReply {
  const { store, body } = ctx;
  const target = body.text('target');
  const refusal = channelErrors(channel, target);
  if (refusal) {
    return refusal;
  }
  if (!takeCaptcha(store, 'forget', body.text('random'), body.text('captcha'))) {
    return captchaWrong();
  }
  if (!maySend(store, 'forget', target)) {
    return sentTooOften();
  }
  sendCode(store, 'forget', target, personBy(store, undefined, target) === undefined);
  return ok<ForgetSent>({ resendAfterS: resendAfterS });
}

function ownTicket({ store, body }: Ctx, user: Person, purpose: string): EnvelopeReply {
  const own = body.text('own');
  if (own !== 'mobile' && own !== 'email') {
    return invalid([{ field: 'own', message: '请说明验证码发送到手机号还是邮箱' }]);
  }
  const verdict = takeCode(store, [purpose], user[own], body.text('code'));
  return verdict === 'ok'
    ? ok<CodeTicket>({ ticket: issueTicket(store, purpose, user.loginName) })
    : codeRefused(verdict);
}

/** validateMobileCode: a ticket for that purpose, ten minutes, single use. */
export function ticketFor(ctx: Ctx): EnvelopeReply {
  const { store, body, user } = ctx;
  const purpose = body.text('purpose');
  if (ownPurposes.includes(purpose)) {
    return user ? ownTicket(ctx, user, purpose) : unauthorised();
  }
  const email = body.text('email');
  const target = email || body.text('mobile');
  if (!(email ? isEmail(email) : isMobile(target))) {
    const message = email ? '请输入正确的邮箱地址' : rules.mobileRule.message;
    return invalid([{ field: email ? 'email' : 'mobile', message }]);
  }
  // A visitor who does not use the captcha registers with a code of purpose `captcha`.
  const purposes = purpose === 'regist' ? ['regist', 'captcha'] : [purpose];
  const verdict = takeCode(store, purposes, target, body.text('code'));
  return verdict === 'ok'
    ? ok<CodeTicket>({ ticket: issueTicket(store, purpose, user?.loginName ?? target) })
    : codeRefused(verdict);
}
