import { createDecipheriv } from 'node:crypto';
import { request } from '@umijs/max';
import { failureOf } from '@/request/failure';
import { login, loginBySso } from '@/session/actions/login';
import { forgetAccount, logout } from '@/session/actions/logout';
import { hasTicket, takeTicket } from '@/session/actions/sso';
import { storageKeys } from '@/session/state/storage';
import { gate } from '../helpers/gate';
import {
  type Answer,
  candidate,
  connectionClosed,
  failed,
  keyed,
  ok,
  reviewer,
  shown,
  startServer,
  stored,
  storeToken,
  token,
  visit,
} from '../request/server';

const server = startServer();
const input = {
  domain: 'portal',
  loginName: 'candidate',
  password: 'Preview#2026',
  captcha: 'AB12',
  random: 'r1',
} as const;

beforeEach(() => {
  storeToken('visitor');
  server.answer(ok('data'));
  server.at('/toregist/portal', keyed('k1'));
  server.at('/toregist/censor', keyed('k2'));
  server.at('/ams/passport/portal/encrypted', ok({ token: token('mine'), user: candidate }));
  server.at('/ams/passport/portal/logout', ok());
  server.at('/accesstoken/portal', ok({ token: token('new visitor') }));
  server.at('/accesstoken/censor', ok({ token: token('forced', 'censor') }));
});

const bodyOf = (path: string) => {
  const call = server.calls.find(({ url }) => url?.endsWith(path));
  return JSON.parse(String(call?.data)) as { payload: string };
};

function decrypt(payload: string, key: string): unknown {
  const decipher = createDecipheriv('aes-128-ecb', key.padEnd(16, '0'), null);
  const text = decipher.update(payload, 'base64', 'utf8') + decipher.final('utf8');
  return JSON.parse(text);
}

describe('login', () => {
  it('sends the encrypted payload and nothing of it in the clear', async () => {
    await login(input);
    const { domain, ...payload } = input;
    expect(domain).toBe('portal');
    const body = bodyOf('/encrypted');
    expect(Object.keys(body)).toEqual(['payload']);
    expect(decrypt(body.payload, 'k1')).toEqual(payload);
    expect(JSON.stringify(server.calls)).not.toContain('Preview#2026');
  });

  it.each([
    ['a token without its name', { token: { value: 'v', domain: 'portal' }, user: candidate }],
    ['a token without a value', { token: { ...token('v'), value: null }, user: candidate }],
    ['a user without a name', { token: token('v'), user: { ...candidate, loginName: null } }],
  ])('an answer with %s is unreadable, and nothing of it is stored', async (_what, data) => {
    server.at('/ams/passport/portal/encrypted', ok(data));
    const error = await login(input).catch((thrown: unknown) => thrown);
    expect(failureOf(error).kind).toBe('unreadable');
    expect(stored('token')).toMatchObject({ value: 'visitor' });
    expect(stored('user')).toBeUndefined();
  });

  it('takes a user of an unknown domain as one of the domain that was asked', async () => {
    const user = { ...candidate, domain: 'elsewhere' };
    server.at('/ams/passport/portal/encrypted', ok({ token: token('mine'), user }));
    await expect(login(input)).resolves.toEqual(candidate);
    expect(stored('domain')).toBe('portal');
  });

  it('stores token, user and domain, and resolves with the user', async () => {
    await expect(login(input)).resolves.toEqual(candidate);
    expect(stored('token')).toEqual(token('mine'));
    expect(stored('user')).toEqual(candidate);
    expect(stored('domain')).toBe('portal');
    expect(stored('site')).toEqual({
      id: 'army-site',
      entrance: 'password',
      signedInAt: expect.any(Number),
    });
  });

  it('stores the user after token and domain, and what tells of the login last: by then the rest is in place', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    await login(input);
    const written = write.mock.calls.map(([name]) => name);
    write.mockRestore();
    const { token: tokenKey, domain, user, site } = storageKeys;
    expect(written).toEqual([tokenKey, domain, user, site]);
  });

  it('takes a code to a target in place of the captcha', async () => {
    const { captcha, random, ...rest } = input;
    await login({ ...rest, target: '13800000000', code: '123456' });
    expect(decrypt(bodyOf('/encrypted').payload, 'k1')).toMatchObject({ code: '123456' });
    expect([captcha, random]).toEqual(['AB12', 'r1']);
  });

  it('fetches the token by a call of its own when the answer leaves it out', async () => {
    server.at('/ams/passport/censor/encrypted', ok({ user: reviewer }));
    await login({ ...input, domain: 'censor' });
    expect(stored('token')).toEqual(token('forced', 'censor'));
    expect(stored('domain')).toBe('censor');
  });

  it('takes relogin=true off the URL', async () => {
    visit('/user/deliveries?relogin=true&group=ended');
    await login(input);
    expect(window.location.search).toBe('?group=ended');
  });

  it('gets a token first when there is none', async () => {
    window.localStorage.removeItem(storageKeys.token);
    await login(input);
    const call = server.calls.find(({ url }) => url?.endsWith('/encrypted'));
    expect(call?.headers.get('X-Auth-Token')).toBe('new visitor');
  });

  it.each([401, 412])(
    'a token that died while the form stood open is renewed (%i), and nothing is shown',
    async (status) => {
      storeToken('dead');
      const path = '/toregist/portal';
      server.at(path, ({ headers }) =>
        headers.get('X-Auth-Token') === 'dead' ? failed({}, status) : keyed('k1'),
      );
      await expect(login(input, { skipErrorHandler: true })).resolves.toEqual(candidate);
      const call = server.calls.find(({ url }) => url?.endsWith('/encrypted'));
      expect(call?.headers.get('X-Auth-Token')).toBe('new visitor');
      expect(shown).toEqual([]);
      expect(window.location.search).toBe('');
    },
  );

  it('is tried once more only: a server that refuses every token is not asked for ever', async () => {
    server.at('/toregist/portal', failed({}, 412));
    await expect(login(input, { skipErrorHandler: true })).rejects.toMatchObject({
      response: { status: 412 },
    });
    expect(server.calls.filter(({ url }) => url?.includes('/toregist'))).toHaveLength(2);
  });

  it('is not tried again after any other failure', async () => {
    server.at('/toregist/portal', failed({ errorMessage: '系统维护中' }, 500));
    await expect(login(input, { skipErrorHandler: true })).rejects.toMatchObject({
      response: { status: 500 },
    });
    expect(server.calls.map(({ url }) => url)).toEqual([
      expect.stringContaining('/toregist/portal'),
    ]);
  });

  it('rejects when it fails, and leaves the session as it was', async () => {
    server.at(
      '/encrypted',
      failed({ errorCode: 'LOGIN_FAILED', errorMessage: '登录名或密码错误' }),
    );
    server.at('/ams/passport/portal/encrypted', failed({ errorCode: 'LOGIN_FAILED' }));
    await expect(login(input, { skipErrorHandler: true })).rejects.toMatchObject({
      info: { errorCode: 'LOGIN_FAILED' },
    });
    expect(stored('token')).toMatchObject({ value: 'visitor' });
    expect(stored('user')).toBeUndefined();
    expect(shown).toEqual([]);
  });

  it('forgets cached answers', async () => {
    const read = () => request('/portal/school/list', { cache: true });
    await read();
    await login(input);
    server.calls.length = 0;
    await read();
    expect(server.calls).toHaveLength(1);
  });
});

describe('logout', () => {
  beforeEach(async () => {
    await login(input);
    server.calls.length = 0;
  });

  it('tells the server with the token, then forgets token, user, domain and cache', async () => {
    const read = () => request('/portal/school/list', { cache: true });
    await read();
    await expect(logout()).resolves.toEqual({ isServerAnnounced: true, leaveTo: undefined });
    const call = server.calls.find(({ url }) => url?.endsWith('/logout'));
    expect(call?.headers.get('X-Auth-Token')).toBe('mine');
    expect(stored('user')).toBeUndefined();
    expect(stored('domain')).toBeUndefined();
    server.calls.length = 0;
    await read();
    expect(server.calls.map(({ url }) => url)).toContain('/pt/portal/school/list');
  });

  it("is followed by a visitor's token, for which the next call waits", async () => {
    await logout();
    await request('/portal/school/list');
    expect(server.calls.at(-1)?.headers.get('X-Auth-Token')).toBe('new visitor');
  });

  it.each([
    ['signing out', logout],
    ['closing the account', forgetAccount],
  ])(
    'a call that leaves while the drafts are still going waits for it too: %s',
    async (_what, leave) => {
      const { removeItem } = Storage.prototype;
      let meanwhile: Promise<unknown> | undefined;
      const removal = jest.spyOn(Storage.prototype, 'removeItem');
      removal.mockImplementation(function remove(this: Storage, name) {
        removeItem.call(this, name);
        if (name === storageKeys.user) meanwhile = request('/portal/school/list');
      });
      await leave();
      removal.mockRestore();
      await meanwhile;
      const call = server.calls.find(({ url }) => url?.endsWith('/school/list'));
      expect(call?.headers.get('X-Auth-Token')).toBe('new visitor');
    },
  );

  it.each<[string, Answer | typeof connectionClosed, boolean]>([
    ['no answer', connectionClosed, false],
    ['an error', failed({ errorMessage: 'x' }, 500), false],
    ['a session that is over already', failed({}, 412), true],
  ])(
    'ends the session here after %s, and says whether the server knows',
    async (_what, answer, reported) => {
      server.at('/ams/passport/portal/logout', answer);
      await expect(logout()).resolves.toMatchObject({ isServerAnnounced: reported });
      expect(stored('user')).toBeUndefined();
      expect(shown).toEqual([]);
      expect(window.location.search).toBe('');
    },
  );

  it('no answer to an earlier call brings the session back', async () => {
    const slow = gate<Answer>();
    server.at('/slow', () => slow.passed);
    const late = request('/slow');
    await new Promise(process.nextTick);
    await logout();
    await request('/portal/school/list');
    slow.open(ok(null, { 'X-Auth-Token': 'ghost' }));
    await late;
    expect(stored('token')).toEqual(token('new visitor'));
  });
});

describe('single sign-on', () => {
  it('knows whether a ticket has come', () => {
    expect(hasTicket()).toBe(false);
    visit('/censorlogin?ticket=ST-1');
    expect(hasTicket()).toBe(true);
    visit('/censorlogin?ticket=');
    expect(hasTicket()).toBe(false);
  });

  it('takes the ticket off the URL at once, and only it', () => {
    visit('/censorlogin?ticket=ST-1&redirect=%2Fuser');
    expect(takeTicket()).toBe('ST-1');
    expect(window.location.search).toBe('?redirect=%2Fuser');
    expect(takeTicket()).toBeUndefined();
  });

  it('exchanges the ticket for a session that logs out through loginout', async () => {
    server.at('/sso/login/user', ok({ token: token('sso'), user: candidate }));
    await expect(loginBySso('ST-1')).resolves.toEqual(candidate);
    expect(stored('token')).toEqual(token('sso'));
    const { leaveTo } = await logout();
    expect(leaveTo).toMatch(/^\/apps\/sso\/loginout\?service=/);
    await expect(logout()).resolves.toMatchObject({ leaveTo: undefined });
  });

  it.each<[string, Answer | typeof connectionClosed, string]>([
    ['names', ok({ logoutUrl: 'https://id.example/out' }), 'https://id.example/out?service='],
    ['names none', ok({}), '/apps/sso/loginout?service='],
    ['names nothing that can be followed', ok({ logoutUrl: '//x' }), '/apps/sso/loginout?service='],
    ['refuses', failed({}, 500), '/apps/sso/loginout?service='],
    ['does not answer', connectionClosed, '/apps/sso/loginout?service='],
  ])('logs out at the address that the server %s', async (_what, answer, start) => {
    server.at('/sso/login/user', ok({ token: token('sso', 'censor'), user: reviewer }));
    server.at('/sso/login/domain/censor', answer);
    await loginBySso('ST-1');
    const { leaveTo } = await logout();
    expect(leaveTo?.startsWith(start)).toBe(true);
    // Asked as a visitor: the session is over.
    const call = server.calls.find(({ url }) => url?.endsWith('/sso/login/domain/censor'));
    expect(call?.headers.get('X-Auth-Token')).toBe('new visitor');
    expect(shown).toEqual([]);
  });
});
