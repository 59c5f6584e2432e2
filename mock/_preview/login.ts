import type { Domain, SignedIn } from '../../src/services/types';
import { takeCaptcha } from './captcha';
import { iso } from './clock';
import { takeCode } from './codes';
import type { Fields } from './fields';
import { headerOf } from './http';
import { type Person, personBy, userOf } from './people';
import { captchaWrong, codeRefused, loginFailed } from './refusals';
import { type EnvelopeReply, fail, ok } from './reply';
import type { Ctx } from './route';
import type { PreviewStore } from './store';
import { endSession, personSession } from './tokens';

const maxWrong = 5;
const lockMs = 10 * 60_000;
const maxLoginsKept = 10;

interface Attempts {
  wrong: number;
  /** Milliseconds since 1970 of the last wrong try. */
  at: number;
}

function attempts(store: PreviewStore): Record<string, Attempts> {
  return store.slice<Record<string, Attempts>>('attempts', () => ({}));
}

/** Set-Cookie that removes the persona: after a login or logout the session alone counts (docs/product.md, Preview). */
export const noPersona = { 'Set-Cookie': 'preview_persona=; Path=/; Max-Age=0' };

/** Forgets an account's wrong tries after a new password was set. */
export function clearAttempts(store: PreviewStore, person: Person): void {
  delete attempts(store)[`${person.domain}/${person.loginName}`];
}

function deviceOf(ctx: Ctx): string {
  const agent = headerOf(ctx.req, 'user-agent') ?? '';
  const browser = /(Edg|Firefox|Chrome|Safari)\//.exec(agent)?.[1] ?? '浏览器';
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1] ?? '未知系统';
  return `${browser} · ${system}`;
}

/** Begins a session of `person` in place of the caller's. Answers token and user, and removes the persona. */
export function signIn(ctx: Ctx, person: Person, isSso = false): EnvelopeReply {
  if (ctx.session) {
    endSession(ctx.store, ctx.session);
  }
  const record = {
    at: iso(ctx.now),
    ip: ctx.req.socket.remoteAddress ?? '',
    place: '本机',
    device: deviceOf(ctx),
  };
  person.lastLogins = [record, ...person.lastLogins].slice(0, maxLoginsKept);
  const { token } = personSession(ctx.store, person, isSso);
  return ok<SignedIn>({ token, user: userOf(person) }, { headers: noPersona, bringsToken: true });
}

/** Checks the captcha, or the code sent in its place; `undefined` when it is right. */
function puzzleRefusal(ctx: Ctx, sent: Fields): EnvelopeReply | undefined {
  if (sent.has('code')) {
    const verdict = takeCode(ctx.store, ['captcha'], sent.text('target'), sent.text('code'));
    return verdict === 'ok' ? undefined : codeRefused(verdict);
  }
  const isRight = takeCaptcha(ctx.store, 'login', sent.text('random'), sent.text('captcha'));
  return isRight ? undefined : captchaWrong();
}

/** Login with name and password: LOGIN_FAILED at HTTP 200, TOO_MANY_ATTEMPTS after five wrong ones (contract: passport/{domain}/encrypted). */
export function logIn(ctx: Ctx, domain: Domain, sent: Fields): EnvelopeReply {
  const loginName = sent.text('loginName');
  const person = personBy(ctx.store, domain, loginName);
  const key = `${domain}/${person?.loginName ?? loginName}`;
  const known = attempts(ctx.store);
  const before = Object.hasOwn(known, key) ? known[key] : undefined;
  const wrong = before && ctx.now.getTime() - before.at < lockMs ? before.wrong : 0;
  const refusal = puzzleRefusal(ctx, sent);
  if (refusal) {
    return refusal;
  }
  if (wrong >= maxWrong) {
    return fail('TOO_MANY_ATTEMPTS', '密码错误次数过多，请 10 分钟后再试，或找回密码');
  }
  if (!person?.password || person.password !== sent.value('password')) {
    known[key] = { wrong: wrong + 1, at: ctx.now.getTime() };
    return loginFailed();
  }
  delete known[key];
  return signIn(ctx, person);
}
