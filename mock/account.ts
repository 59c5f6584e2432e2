import type { AccountInfo } from '../src/services/types';
import { isEmail, isMobile, lengthOf, nameLength } from '../src/utils/formats';
import { passwordErrors, rules } from './_preview/accountRules';
import { takeCode, takeTicket } from './_preview/codes';
import { withdrawAll } from './_preview/deliveries';
import { storedFile } from './_preview/files';
import { noPersona } from './_preview/login';
import { maskEmail, maskMobile } from './_preview/masks';
import { badPayload, openPayload } from './_preview/payload';
import { type Person, personBy, removePerson } from './_preview/people';
import { codeRefused, loginFailed } from './_preview/refusals';
import { fail, invalid, ok, type Reply } from './_preview/reply';
import { handlers, type UserCtx, userOnly } from './_preview/route';
import { endSessionsOf } from './_preview/tokens';

function infoOf(user: Person): AccountInfo {
  return {
    loginName: user.loginName,
    name: user.name,
    ...(user.avatarFileId && { avatarFileId: user.avatarFileId }),
    ...(user.mobile && { mobile: maskMobile(user.mobile) }),
    ...(user.email && { email: maskEmail(user.email) }),
    mobileVerified: user.mobile !== '',
    emailVerified: user.email !== '',
    hasPassword: user.password !== undefined,
    lastLogins: user.lastLogins,
    consents: user.consents,
  };
}

function changeName({ store, user, body }: UserCtx): Reply {
  const name = body.text('value');
  if (lengthOf(name) < nameLength.min || lengthOf(name) > nameLength.max) {
    return invalid([
      { field: 'value', message: `姓名为 ${nameLength.min}–${nameLength.max} 个字` },
    ]);
  }
  const avatar = storedFile(store, body.text('avatarFileId'));
  if (body.has('avatarFileId') && avatar?.owner !== user.loginName) {
    return invalid([{ field: 'avatarFileId', message: '没有找到您上传的头像，请重新上传' }]);
  }
  user.name = name;
  if (body.has('avatarFileId')) {
    user.avatarFileId = body.text('avatarFileId');
  }
  return ok(infoOf(user));
}

/** Changes mobile or e-mail: checks its form, that no other account has it, the code sent to it, and the owner's proof. */
function changeContact(ctx: UserCtx, field: 'mobile' | 'email'): Reply {
  const sent = openPayload(ctx, ctx.session.domain);
  if (!sent) {
    return badPayload();
  }
  const { store, user } = ctx;
  const value = sent.text('value');
  const isRight = field === 'mobile' ? isMobile(value) : isEmail(value);
  if (!isRight) {
    const message = field === 'mobile' ? rules.mobileRule.message : '请输入正确的邮箱地址';
    return invalid([{ field: 'value', message }]);
  }
  const holder = personBy(store, undefined, value);
  if (holder && holder.loginName !== user.loginName) {
    const message = field === 'mobile' ? '该手机号已绑定其他账号' : '该邮箱已绑定其他账号';
    return fail('MOBILE_TAKEN', message, { fieldErrors: [{ field: 'value', message }] });
  }
  if (user.password !== undefined && sent.value('password') !== user.password) {
    return loginFailed('密码不正确');
  }
  const purpose = field === 'mobile' ? 'changeMobile' : 'changeEmail';
  const verdict = takeCode(store, [purpose], value, sent.text('code'));
  if (verdict !== 'ok') {
    return codeRefused(verdict);
  }
  if (user.password === undefined && (user.mobile || user.email)) {
    const owner = takeTicket(store, 'changeContact', user.loginName, sent.text('ticket'));
    if (owner !== 'ok') {
      return invalid([{ field: 'ticket', message: '本人验证码不正确或已过期，请重新获取' }]);
    }
  }
  user[field] = value;
  return ok(infoOf(user));
}

function changePassword(ctx: UserCtx): Reply {
  const sent = openPayload(ctx, ctx.session.domain);
  if (!sent) {
    return badPayload();
  }
  const { user, store, session } = ctx;
  const newPassword = String(sent.value('newPassword') ?? '');
  if (user.password === undefined || sent.value('oldPassword') !== user.password) {
    return loginFailed('原密码不正确');
  }
  const errors = passwordErrors('newPassword', newPassword);
  if (errors.length > 0) {
    return invalid(errors);
  }
  if (newPassword === user.password) {
    return invalid([{ field: 'newPassword', message: '新密码不能与原密码相同' }]);
  }
  user.password = newPassword;
  endSessionsOf(store, user.loginName, session.id);
  return ok(null);
}

/** The first password of an account that came by single sign-on. */
function saveFirstPassword(ctx: UserCtx): Reply {
  const sent = openPayload(ctx, ctx.session.domain);
  if (!sent) {
    return badPayload();
  }
  const { user, store } = ctx;
  if (user.password !== undefined) {
    return fail('NOT_ALLOWED', '账号已设置密码，请使用修改密码');
  }
  const newPassword = String(sent.value('newPassword') ?? '');
  const errors = passwordErrors('newPassword', newPassword);
  if (errors.length > 0) {
    return invalid(errors);
  }
  const verdict = takeTicket(store, 'savePasswd', user.loginName, sent.text('ticket'));
  if (verdict !== 'ok') {
    return codeRefused(verdict);
  }
  user.password = newPassword;
  return ok(null);
}

function unsubscribe(ctx: UserCtx): Reply {
  const sent = openPayload(ctx, ctx.session.domain);
  if (!sent) {
    return badPayload();
  }
  const { user, store } = ctx;
  if (!sent.text('reason')) {
    return invalid([{ field: 'reason', message: '请选择注销原因' }]);
  }
  if (sent.has('ticket')) {
    const verdict = takeTicket(store, 'unsubscribe', user.loginName, sent.text('ticket'));
    if (verdict !== 'ok') {
      return codeRefused(verdict);
    }
  } else if (user.password === undefined || sent.value('password') !== user.password) {
    return loginFailed('密码不正确');
  }
  if (user.roles.includes('candidate')) {
    withdrawAll(store, user.loginName);
  }
  endSessionsOf(store, user.loginName);
  removePerson(store, user.loginName);
  return ok(null, { headers: noPersona, bringsToken: true });
}

export default handlers({
  'GET /pt/usercenter/rest/userinfo/info': userOnly(({ user }) => ok(infoOf(user))),
  'POST /pt/usercenter/rest/userinfo/changeName': userOnly(changeName),
  'POST /pt/usercenter/rest/userinfo/changeMobile': userOnly((ctx) => changeContact(ctx, 'mobile')),
  'POST /pt/usercenter/rest/userinfo/changeEmail': userOnly((ctx) => changeContact(ctx, 'email')),
  'POST /pt/usercenter/rest/userinfo/changePasswd': userOnly(changePassword),
  'POST /pt/usercenter/rest/userinfo/savePasswd': userOnly(saveFirstPassword),
  'POST /pt/usercenter/rest/userinfo/unsubscribe': userOnly(unsubscribe),
});
