/** Start-up and token handling of a reviewer (spec §4, §6). */
import { fetchToken } from '@/session/actions/fetchToken';
import { startSession } from '@/session/actions/start';
import { storageKeys } from '@/session/state/storage';
import {
  connectionClosed,
  failed,
  ok,
  reviewer,
  shown,
  startServer,
  store,
  stored,
  token,
} from '../request/server';

const server = startServer();

const sent = () => server.calls.map(({ url }) => url);

beforeEach(() => {
  for (const domain of ['portal', 'censor'] as const) {
    server.at(`/accesstoken/user/${domain}`, ok({ token: token('fresh', domain) }));
    server.at(`/accesstoken/${domain}`, ok({ token: token('forced', domain) }));
  }
});

describe('the censor domain', () => {
  beforeEach(() => {
    store('domain', 'censor');
    store('token', token('c0', 'censor'));
    store('user', reviewer);
  });

  it('a fetch that is not answered removes token, user and domain', async () => {
    server.at('/accesstoken/user/censor', connectionClosed);
    await expect(startSession()).resolves.toEqual({ status: 'offline' });
    for (const key of ['token', 'user', 'domain'] as const) expect(stored(key)).toBeUndefined();
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
    expect(sent().at(-1)).toBe('/pt/accesstoken/user/portal');
  });

  it.each([500, 503, 429])(
    'a server that fails with %i is no expiry: it is reported, and the way on is a retry',
    async (status) => {
      server.at('/accesstoken/user/censor', failed({ errorMessage: '系统维护中' }, status));
      const refused = { status: 'refused', message: '系统维护中', messageLang: 'zh-CN' };
      await expect(startSession()).resolves.toEqual(refused);
      for (const key of ['token', 'user', 'domain'] as const) expect(stored(key)).toBeUndefined();
      expect(window.location.search).toBe('');
      await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
      expect(sent()).toEqual(['/pt/accesstoken/user/censor', '/pt/accesstoken/user/portal']);
      expect(window.location.search).toBe('');
    },
  );

  it('a refusal in words is an expiry, and the words are not lost', async () => {
    server.at('/accesstoken/user/censor', failed({ errorMessage: '账号已停用' }));
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
    expect(window.location.search).toBe('?relogin=true');
    expect(shown).toMatchObject([{ how: 'notification', title: '温馨提示', text: '账号已停用' }]);
  });

  it.each([401, 412])('a server that answers %i for good locks nobody out', async (status) => {
    server.at('/accesstoken/user/censor', failed({}, status));
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
    expect(stored('token')).toEqual(token('fresh'));
    expect(stored('user')).toBeUndefined();
    expect(stored('domain')).toBe('portal');
    expect(window.location.search).toBe('?relogin=true');
    server.calls.length = 0;
    await startSession();
    expect(sent()).toEqual(['/pt/accesstoken/user/portal']);
  });

  it("a forced token fetch that is refused does so too, and a visitor's token follows", async () => {
    server.at('/accesstoken/censor', failed({}, 401));
    await expect(fetchToken({ force: true })).resolves.toEqual(token('forced'));
    expect(stored('token')).toEqual(token('forced'));
    expect(stored('user')).toBeUndefined();
    expect(stored('domain')).toBe('portal');
    expect(shown).toEqual([]);
  });

  it('without a user the token is cleared, and a visitor goes on in the portal', async () => {
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
    expect(sent()).toEqual(['/pt/accesstoken/user/censor', '/pt/accesstoken/user/portal']);
    expect(stored('domain')).toBe('portal');
    expect(stored('token')).toEqual(token('fresh', 'portal'));
  });

  it('a cached token is of no use without a stored user', async () => {
    window.localStorage.removeItem(storageKeys.user);
    await expect(fetchToken()).resolves.toBeUndefined();
    expect(stored('token')).toBeUndefined();
  });

  it('with a stored user the token is kept', async () => {
    await expect(fetchToken()).resolves.toEqual(token('c0', 'censor'));
    expect(server.calls).toHaveLength(0);
  });
});
