import { domainName } from './_preview/domains';
import { escapeHtml, htmlPage } from './_preview/html';
import { headerOf } from './_preview/http';
import { everyone, personByLoginName } from './_preview/people';
import { type Reply, redirect } from './_preview/reply';
import { type Ctx, handlers, page } from './_preview/route';
import { beginSso, endSso, issueSsoTicket, ssoPerson } from './_preview/ssoSessions';

const cookie = 'preview_sso';

/** The address to return to, only on this origin: another site must not receive tickets. */
function serviceOf(ctx: Ctx, value: string): URL | undefined {
  const host = headerOf(ctx.req, 'host') ?? '';
  const origin = new URL(`http://${host}`);
  if (!URL.canParse(value, origin)) {
    return undefined;
  }
  const service = new URL(value, origin);
  const isWeb = service.protocol === 'http:' || service.protocol === 'https:';
  return value !== '' && isWeb && service.host === origin.host ? service : undefined;
}

function refused(): Reply {
  return {
    ...htmlPage(
      '统一身份认证',
      '<p>返回地址不属于本站，已拒绝。</p><p><a href="/home">返回首页</a></p>',
    ),
    status: 400,
  };
}

function withTicket(ctx: Ctx, service: URL, loginName: string): string {
  service.searchParams.set('ticket', issueSsoTicket(ctx.store, loginName));
  return service.href;
}

function loginForm(ctx: Ctx, service: URL): Reply {
  const choices = everyone(ctx.store)
    .map(
      ({ loginName, name, domain }, index) =>
        `<li><label><input type="radio" name="loginName" value="${escapeHtml(loginName)}"${index === 0 ? ' checked' : ''}> ${escapeHtml(name)}（${escapeHtml(loginName)}，${domainName(domain)}）</label></li>`,
    )
    .join('');
  return htmlPage(
    '统一身份认证',
    `<p>登录后将返回招聘平台。</p><form method="post" action="/apps/sso/login"><input type="hidden" name="service" value="${escapeHtml(service.href)}"><fieldset><legend>选择账号</legend><ul>${choices}</ul></fieldset><button type="submit">登录</button></form>`,
  );
}

function showLogin(ctx: Ctx): Reply {
  const service = serviceOf(ctx, ctx.query.text('service'));
  if (!service) {
    return refused();
  }
  const person = ssoPerson(ctx.store, ctx.cookies[cookie]);
  return person ? redirect(withTicket(ctx, service, person.loginName)) : loginForm(ctx, service);
}

function submitLogin(ctx: Ctx): Reply {
  const service = serviceOf(ctx, ctx.body.text('service'));
  const person = personByLoginName(ctx.store, ctx.body.text('loginName'));
  if (!service) {
    return refused();
  }
  if (!person) {
    return loginForm(ctx, service);
  }
  const id = beginSso(ctx.store, person.loginName);
  return redirect(withTicket(ctx, service, person.loginName), {
    'Set-Cookie': `${cookie}=${id}; Path=/apps/sso; HttpOnly; SameSite=Lax`,
  });
}

function leave(ctx: Ctx): Reply {
  endSso(ctx.store, ctx.cookies[cookie]);
  const expiredCookie = { 'Set-Cookie': `${cookie}=; Path=/apps/sso; Max-Age=0` };
  const service = serviceOf(ctx, ctx.query.text('service'));
  return service
    ? redirect(service.href, expiredCookie)
    : htmlPage(
        '统一身份认证',
        '<p>已退出统一登录。</p><p><a href="/home">返回首页</a></p>',
        expiredCookie,
      );
}

export default handlers({
  'GET /apps/sso/login': page(showLogin),
  'POST /apps/sso/login': page(submitLogin),
  'GET /apps/sso/loginout': page(leave),
});
