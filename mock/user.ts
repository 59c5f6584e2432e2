import type { MobileAvailable, RegistRules } from '../src/services/types';
import { passwordErrors, rules } from './_preview/accountRules';
import { takeCode } from './_preview/codes';
import { domainOf, noSuchDomain } from './_preview/domains';
import { clearAttempts } from './_preview/login';
import { badPayload, keyOf, openPayload } from './_preview/payload';
import { personBy } from './_preview/people';
import { codeRefused } from './_preview/refusals';
import { register } from './_preview/registering';
import { invalid, ok, type Reply } from './_preview/reply';
import { type Ctx, handlers } from './_preview/route';
import {
  type CodeChannel,
  channelErrors,
  sendCodeFor,
  sendForgetFor,
  ticketFor,
} from './_preview/sendingCodes';
import { endSessionsOf } from './_preview/tokens';

function regist(ctx: Ctx): Reply {
  const sent = openPayload(ctx, 'portal');
  return sent ? register(ctx, sent) : badPayload();
}

function toRegist(ctx: Ctx): Reply {
  const domain = domainOf(ctx.param('domain'));
  return domain ? ok<RegistRules>({ key: keyOf(domain), ...rules }) : noSuchDomain();
}

/** Sets a new password for the owner of the code; a code of purpose `captcha` is accepted too (contract: CodePurpose). */
function retrieve(ctx: Ctx, channel: CodeChannel): Reply {
  const sent = openPayload(ctx, 'portal');
  if (!sent) {
    return badPayload();
  }
  const newPassword = String(sent.value('newPassword') ?? '');
  const errors = passwordErrors('newPassword', newPassword);
  if (errors.length > 0) {
    return invalid(errors);
  }
  const target = sent.text('target');
  const refusal = channelErrors(channel, target);
  if (refusal) {
    return refusal;
  }
  const verdict = takeCode(ctx.store, ['forget', 'captcha'], target, sent.text('code'));
  if (verdict !== 'ok') {
    return codeRefused(verdict);
  }
  const person = personBy(ctx.store, undefined, target);
  if (!person) {
    return codeRefused('CODE_WRONG');
  }
  person.password = newPassword;
  clearAttempts(ctx.store, person);
  endSessionsOf(ctx.store, person.loginName);
  return ok(null);
}

export default handlers({
  'GET /pt/portal/rest/user/toregist/:domain': toRegist,
  'POST /pt/portal/rest/user/regist': regist,
  'POST /pt/portal/rest/user/sendMobileCode': (ctx) => sendCodeFor(ctx, 'mobile'),
  'POST /pt/portal/rest/user/sendEmailCode': (ctx) => sendCodeFor(ctx, 'email'),
  'POST /pt/portal/rest/user/validateMobileCode': ticketFor,
  'POST /pt/portal/rest/user/validateRegistMobile': ({ store, body }) =>
    ok<MobileAvailable>({ available: !personBy(store, undefined, body.text('mobile')) }),
  'POST /pt/portal/rest/user/sendforgetsms': (ctx) => sendForgetFor(ctx, 'mobile'),
  'POST /pt/portal/rest/user/sendforgetmail': (ctx) => sendForgetFor(ctx, 'email'),
  'POST /pt/portal/rest/user/retrievepassword': (ctx) => retrieve(ctx, 'email'),
  'POST /pt/portal/rest/user/retrievePasswordByPhone': (ctx) => retrieve(ctx, 'mobile'),
});
