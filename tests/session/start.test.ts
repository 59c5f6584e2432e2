/** Start-up and token handling (spec §4). */
import { request } from '@umijs/max';
import { fetchToken } from '@/session/actions/fetchToken';
import { startSession } from '@/session/actions/start';
import { storageKeys } from '@/session/state/storage';
import { changeSession } from '@/session/state/token';
import { gate } from '../helpers/gate';
import {
  type Answer,
  candidate,
  connectionClosed,
  failed,
  ok,
  reviewer,
  shown,
  startServer,
  store,
  stored,
  storeToken,
  token,
  visit,
} from '../request/server';

const server = startServer();

const start = '/accesstoken/user/portal';
const sent = () => server.calls.map(({ url }) => url);

beforeEach(() => {
  for (const domain of ['portal', 'censor'] as const) {
    server.at(`/accesstoken/user/${domain}`, ok({ token: token('fresh', domain) }));
    server.at(`/accesstoken/${domain}`, ok({ token: token('forced', domain) }));
  }
});

describe('start-up', () => {
  it('asks for token and user of the default domain and stores both', async () => {
    server.at(start, ok({ token: token('t1'), user: candidate }));
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: candidate });
    expect(sent()).toEqual(['/pt/accesstoken/user/portal']);
    expect(stored('token')).toEqual(token('t1'));
    expect(stored('user')).toEqual(candidate);
    expect(stored('site')).toEqual({ id: 'army-site' });
    expect(stored('domain')).toBe('portal');
  });

  it('stores the domain of whom the server names, so that the next calls are for that one', async () => {
    server.at(start, ok({ token: token('t1'), user: reviewer }));
    await startSession();
    expect(stored('domain')).toBe('censor');
  });

  it('removes the stored user when none is returned: not signed in is ready', async () => {
    store('user', candidate);
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
    expect(stored('user')).toBeUndefined();
    expect(stored('token')).toEqual(token('fresh'));
  });

  it('takes a user of an unknown domain as one of the domain that was asked', async () => {
    const user = { ...candidate, domain: 'unheard-of' };
    server.at(start, ok({ token: token('t1'), user }));
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: candidate });
  });

  it('asks the stored domain', async () => {
    store('domain', 'censor');
    server.at('/accesstoken/user/censor', ok({ token: token('c', 'censor'), user: reviewer }));
    await expect(startSession()).resolves.toMatchObject({ user: { loginName: 'censor' } });
    expect(stored('token')).toEqual(token('c', 'censor'));
  });

  it('goes on with junk in storage', async () => {
    for (const key of Object.values(storageKeys)) window.localStorage.setItem(key, '{junk');
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
  });

  it('tells offline: nothing is lost, nothing is shown', async () => {
    storeToken('t0');
    store('user', candidate);
    server.at(start, connectionClosed);
    await expect(startSession()).resolves.toEqual({ status: 'offline' });
    expect(stored('token')).toMatchObject({ value: 't0' });
    expect(stored('user')).toEqual(candidate);
    expect(shown).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    ['what it said', failed({ errorMessage: '系统维护中' }, 503), '系统维护中'],
    ['the fallback', failed({}, 500), '系统出错了，请于管理员联系！'],
    ['the retry text for a page', { body: '<html></html>' }, '请求错误，请重试。'],
    ['the retry text for nothing at all', ok(), '请求错误，请重试。'],
    ['the retry text for no token', ok({ token: null, user: candidate }), '请求错误，请重试。'],
    ['the retry text for junk', ok('token'), '请求错误，请重试。'],
    ['the retry text for no header’s token', ok({ token: token('令牌') }), '请求错误，请重试。'],
    [
      'retry text for half a person',
      ok({ token: token('t'), user: { name: '张三' } }),
      '请求错误，请重试。',
    ],
  ])('tells that the server refused, with %s, and no notice', async (_what, answer, message) => {
    storeToken('t0');
    store('user', candidate);
    server.at(start, answer);
    const messageLang = message === '系统维护中' ? 'zh-CN' : undefined;
    await expect(startSession()).resolves.toEqual({ status: 'refused', message, messageLang });
    expect(shown).toEqual([]);
    expect(window.location.search).toBe('');
    // Nothing is taken away.
    expect(stored('token')).toMatchObject({ value: 't0' });
    expect(stored('user')).toEqual(candidate);
  });

  it.each([400, 403, 500, 503])('a server that fails with %i is asked once', async (status) => {
    storeToken('t0');
    server.at(start, failed({ errorMessage: '系统维护中' }, status));
    await startSession();
    expect(sent()).toEqual(['/pt/accesstoken/user/portal']);
    expect(stored('token')).toMatchObject({ value: 't0' });
  });

  it.each([
    ['no header can carry', '令牌'],
    ['no server takes, of 1 MB', 'x'.repeat(1_000_000)],
  ])('a stored token that %s is dropped, and a new one asked for', async (_what, value) => {
    storeToken(value);
    await expect(startSession()).resolves.toMatchObject({ status: 'ready' });
    expect(server.calls[0]?.headers.has('X-Auth-Token')).toBe(false);
    expect(stored('token')).toEqual(token('fresh'));
  });

  const warning = { how: 'message', type: 'warning', text: '登录超时，请重新登录！' };

  describe.each([
    [401, []],
    [412, [warning]],
  ])('answered %i for good', (status, words) => {
    it('is an expiry: a visitor goes on, with the way to log in', async () => {
      storeToken('dead');
      store('user', candidate);
      visit('/notice?type=policy');
      server.at(start, failed({}, status));
      await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
      expect(window.location.search).toBe('?type=policy&relogin=true');
      expect(shown).toEqual(words);
      expect(stored('token')).toBeUndefined();
      expect(stored('user')).toBeUndefined();
    });

    it('is reported once, whatever the calls that follow are answered', async () => {
      server.answer(failed({}, status));
      server.at(start, failed({}, status));
      await startSession();
      await Promise.allSettled([request('/a'), request('/b')]);
      expect(window.location.search).toBe('?relogin=true');
      expect(shown).toEqual(words);
    });

    it('who was signed in is told that the session is over', async () => {
      storeToken('dead');
      store('user', candidate);
      server.at(start, (call) =>
        call.headers.has('X-Auth-Token') ? failed({}, status) : ok({ token: token('alive') }),
      );
      await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
      expect(window.location.search).toBe('?relogin=true');
      expect(shown).toEqual(words);
      expect(stored('token')).toEqual(token('alive'));
    });
  });

  it('can be tried again', async () => {
    server.at(start, connectionClosed);
    await startSession();
    server.at(start, ok({ token: token('t1'), user: candidate }));
    await expect(startSession()).resolves.toMatchObject({ status: 'ready', user: candidate });
  });

  it.each([401, 412])(
    'is not kept out for ever by a token that is refused (%i)',
    async (status) => {
      storeToken('dead');
      server.at(start, (call) =>
        call.headers.get('X-Auth-Token') ? failed({}, status) : ok({ token: token('alive') }),
      );
      await expect(startSession()).resolves.toMatchObject({ status: 'ready' });
      expect(stored('token')).toMatchObject({ value: 'alive' });
      // A visitor's token is replaced without a notice.
      expect(window.location.search).toBe('');
      // Without a token there is no domain header; the other headers of spec §7 are sent.
      const { headers } = server.calls[1] ?? {};
      expect(headers?.get('X-Site-Id')).toBe('army-site');
      expect(headers?.get('X-Requested-With')).toBe('XMLHttpRequest');
      expect(headers?.has('X-Domain')).toBe(false);
    },
  );

  it('lets other calls wait for the token', async () => {
    const slow = gate<Answer>();
    server.at(start, () => slow.passed);
    const starting = startSession();
    const other = request('/portal/school/list');
    await new Promise(process.nextTick);
    expect(sent()).toEqual(['/pt/accesstoken/user/portal']);
    slow.open(ok({ token: token('t1') }));
    await Promise.all([starting, other]);
    expect(server.calls.at(-1)?.headers.get('X-Auth-Token')).toBe('t1');
  });

  it('leaves the session alone that began meanwhile', async () => {
    const slow = gate<Answer>();
    server.at(start, () => slow.passed);
    const starting = startSession();
    await new Promise(process.nextTick);
    changeSession({ key: 'X-Auth-Token', value: 'mine' });
    store('user', candidate);
    slow.open(ok({ token: token('late') }));
    await expect(starting).resolves.toEqual({ status: 'ready', user: candidate });
    expect(stored('token')).toMatchObject({ value: 'mine' });
  });
});

describe('fetchToken', () => {
  it('answers the cached token', async () => {
    storeToken('t0');
    await expect(fetchToken()).resolves.toMatchObject({ value: 't0' });
    expect(server.calls).toHaveLength(0);
  });

  it('fetches one for the default domain when none is cached', async () => {
    await expect(fetchToken()).resolves.toEqual(token('forced'));
    expect(sent()).toEqual(['/pt/accesstoken/portal']);
    expect(stored('token')).toEqual(token('forced'));
    expect(stored('domain')).toBe('portal');
  });

  it('fetches one each time it is forced', async () => {
    storeToken('t0');
    await expect(fetchToken({ force: true })).resolves.toEqual(token('forced'));
    await fetchToken({ force: true });
    expect(server.calls).toHaveLength(2);
  });

  it('asks once for those that ask at once', async () => {
    await Promise.all([fetchToken(), fetchToken({ force: true }), fetchToken()]);
    expect(server.calls).toHaveLength(1);
  });

  it("does not overwrite the token of a newer call's answer", async () => {
    storeToken('t0');
    const slow = gate<Answer>();
    server.at('/accesstoken/portal', () => slow.passed);
    const fetching = fetchToken({ force: true });
    const other = request('/portal/school/list');
    server.answer(ok(null, { 'X-Auth-Token': 'newer' }));
    slow.open(ok({ token: token('forced') }));
    await Promise.all([fetching, other]);
    expect(stored('token')).toMatchObject({ value: 'newer' });
  });

  it('in portal, a fetch that fails leaves what is stored', async () => {
    storeToken('t0');
    store('user', candidate);
    server.at('/accesstoken/portal', failed({}, 500));
    await expect(fetchToken({ force: true })).rejects.toThrow();
    expect(stored('token')).toMatchObject({ value: 't0' });
    expect(stored('user')).toEqual(candidate);
  });

  it('a session that has begun meanwhile asks for a token of its own', async () => {
    const slow = gate<Answer>();
    server.at('/accesstoken/portal', () => slow.passed);
    const former = fetchToken({ force: true });
    changeSession(undefined);
    server.at('/accesstoken/portal', ok({ token: token('own') }));
    const own = fetchToken({ force: true });
    slow.open(ok({ token: token('former') }));
    await Promise.all([former, own]);
    expect(stored('token')).toEqual(token('own'));
  });
});
