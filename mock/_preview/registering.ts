import type { Agreement, FieldError } from '../../src/services/types';
import { isEmail, isMobile } from '../../src/utils/formats';
import { loginNameErrors, passwordErrors, rules } from './accountRules';
import { takeCaptcha } from './captcha';
import { iso } from './clock';
import { takeCode, takeTicket } from './codes';
import { type Fields, isRecord } from './fields';
import { signIn } from './login';
import { addPerson, personBy, personByLoginName } from './people';
import { captchaWrong, codeRefused } from './refusals';
import { type EnvelopeReply, fail, invalid } from './reply';
import type { Ctx } from './route';
import { presentVersion } from './seed/texts';

function agreementsOf(sent: Fields): Agreement[] {
  const value = sent.value('agreements');
  return (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    isRecord(one) && typeof one.docId === 'string' && typeof one.version === 'string'
      ? [{ docId: one.docId, version: one.version }]
      : [],
  );
}

function errorsOf(sent: Fields, agreements: Agreement[]): FieldError[] {
  const mobile = sent.text('mobile');
  const email = sent.text('email');
  const errors = [
    ...loginNameErrors(sent.text('loginName')),
    ...passwordErrors('password', String(sent.value('password') ?? '')),
  ];
  if (!mobile && !email) {
    errors.push({ field: 'mobile', message: '请填写手机号或邮箱' });
  }
  if (mobile && !isMobile(mobile)) {
    errors.push({ field: 'mobile', message: rules.mobileRule.message });
  }
  if (email && !isEmail(email)) {
    errors.push({ field: 'email', message: '请输入正确的邮箱地址' });
  }
  const isAgreed = [rules.agreementId, 'privacy'].every((id) =>
    agreements.some(({ docId, version }) => docId === id && version === presentVersion(id)),
  );
  if (!isAgreed) {
    errors.push({ field: 'agreements', message: '请先阅读并同意现行的用户协议和隐私政策' });
  }
  return errors;
}

function taken(field: string, word: string): EnvelopeReply {
  const message = `该${word}已被注册，可直接登录或找回密码`;
  return fail('MOBILE_TAKEN', message, { fieldErrors: [{ field, message }] });
}

/** Registers a candidate and signs in (contract: user/regist). */
export function register(ctx: Ctx, sent: Fields): EnvelopeReply {
  const { store } = ctx;
  const agreements = agreementsOf(sent);
  const errors = errorsOf(sent, agreements);
  if (errors.length > 0) {
    return invalid(errors);
  }
  const [loginName, mobile, email] = [
    sent.text('loginName'),
    sent.text('mobile'),
    sent.text('email'),
  ];
  if (personByLoginName(store, loginName)) {
    return taken('loginName', '登录名');
  }
  if (personBy(store, undefined, mobile)) {
    return taken('mobile', '手机号');
  }
  if (personBy(store, undefined, email)) {
    return taken('email', '邮箱');
  }
  // The code was sent only after a captcha, so none is needed here. One that comes is checked.
  const captcha = sent.text('captcha');
  if (captcha && !takeCaptcha(store, 'regist', sent.text('random'), captcha)) {
    return captchaWrong();
  }
  const target = mobile || email;
  const verdict = sent.has('ticket')
    ? takeTicket(store, 'regist', target, sent.text('ticket'))
    : takeCode(store, ['regist', 'captcha'], target, sent.text('code'));
  if (verdict !== 'ok') {
    return codeRefused(verdict);
  }
  const person = addPerson(store, {
    loginName,
    mobile,
    email,
    password: String(sent.value('password')),
    consents: agreements.map((agreement) => ({ ...agreement, agreedAt: iso(ctx.now) })),
  });
  return signIn(ctx, person);
}
