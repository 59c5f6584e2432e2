import type {
  LoginDomain,
  RegisteredInfo,
  SsoAddresses,
  TokenAndUser,
} from '../src/services/types';
import { domainName, domainOf, noSuchDomain } from './_preview/domains';
import { logIn, noPersona, signIn } from './_preview/login';
import { maskIdNumber } from './_preview/masks';
import { badPayload, openPayload } from './_preview/payload';
import { userOf } from './_preview/people';
import { personaOf } from './_preview/personas';
import { loginFailed } from './_preview/refusals';
import { ok, type Reply } from './_preview/reply';
import { type Ctx, handlers, open, startup, userOnly } from './_preview/route';
import { takeSsoTicket } from './_preview/ssoSessions';
import { endSession, personaSession, visitorSession } from './_preview/tokens';

/** Token and user: of the persona, else of the session of the token that was sent, else of a new visitor. */
function tokenAndUser(ctx: Ctx): Reply {
  const domain = domainOf(ctx.param('domain'));
  if (!domain) {
    return noSuchDomain();
  }
  const persona = personaOf(ctx.cookies.preview_persona);
  const own = ctx.session?.domain === domain ? ctx.session : undefined;
  const { token, user } = persona
    ? personaSession(ctx.store, persona)
    : (own ?? visitorSession(ctx.store, domain));
  return ok<TokenAndUser>({ token, ...(user && { user: userOf(user) }) }, { bringsToken: true });
}

function loginDomain(ctx: Ctx): Reply {
  const domain = domainOf(ctx.param('domain'));
  return domain
    ? ok<LoginDomain>({
        domain,
        name: domainName(domain),
        captchaRequired: true,
        ssoEnabled: true,
      })
    : noSuchDomain();
}

function login(ctx: Ctx): Reply {
  const domain = domainOf(ctx.param('domain'));
  if (!domain) {
    return noSuchDomain();
  }
  const sent = openPayload(ctx, domain);
  return sent ? logIn(ctx, domain, sent) : badPayload();
}

/** Needs no valid token, so that logging out of a session that is over is no error. */
function logout(ctx: Ctx): Reply {
  if (ctx.session) {
    endSession(ctx.store, ctx.session);
  }
  return ok(null, { headers: noPersona, bringsToken: true });
}

export default handlers({
  'GET /pt/ams/passport/:domain/domain': loginDomain,
  'POST /pt/ams/passport/:domain/encrypted': login,
  'POST /pt/ams/passport/:domain/logout': open(logout),
  'GET /pt/accesstoken/user/:domain': startup(tokenAndUser),
  'GET /pt/accesstoken/:domain': startup(tokenAndUser),

  'POST /pt/sso/login/user': (ctx) => {
    const person = takeSsoTicket(ctx.store, ctx.body.text('ticket'), ctx.now);
    return person ? signIn(ctx, person, true) : loginFailed('统一登录票据无效或已过期，请重新登录');
  },
  'GET /pt/sso/login/domain/:portal': (ctx) =>
    domainOf(ctx.param('portal'))
      ? ok<SsoAddresses>({ loginUrl: '/apps/sso/login', logoutUrl: '/apps/sso/loginout' })
      : noSuchDomain(),

  'GET /pt/user/rest/loginuser/reguserinfo': userOnly(({ user }) => {
    const known = {
      // Until a name is given the login name stands in for it; it is not used to prefill the name.
      name: user.name === user.loginName ? '' : user.name,
      mobile: user.mobile,
      email: user.email,
      idType: user.idType,
      idNumber: maskIdNumber(user.idNumber),
      gender: user.gender,
      birthDate: user.birthDate,
    };
    return ok<RegisteredInfo>(
      Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')),
    );
  }),
});
