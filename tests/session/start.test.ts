/** Start-up and token handling (spec §4). */
import { request } from '@umijs/max';
import { fetchToken } from '@/session/fetchToken';
import { startSession } from '@/session/start';
import { storageKeys } from '@/session/storage';
import { beginEpoch } from '@/session/tokens';
import {
  type Answer,
  candidate,
  connectionClosed,
  failed,
  freshStart,
  gate,
  ok,
  reviewer,
  type Said,
  startServer,
  stored,
  storeToken,
} from '../request/server';

const server = startServer();
let said: Said[] = [];

const token = (value: string, domain = 'portal') => ({ key: 'X-Auth-Token', value, domain });
const start = '/accesstoken/user/portal';
const sent = () => server.calls.map(({ url }) => url);

function store(key: keyof typeof storageKeys, value: unknown) {
  window.localStorage.setItem(storageKeys[key], JSON.stringify(value));
}

beforeEach(async () => {
  said = await freshStart();
  server.calls.length = 0;
  server.answer(ok());
  for (const domain of ['portal', 'censor']) {
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
  });

  it('removes the stored user when none is returned: not signed in is ready', async () => {
    store('user', candidate);
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
    expect(stored('user')).toBeUndefined();
    expect(stored('token')).toEqual(token('fresh'));
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

  it('tells offline: nothing is lost, nothing is said', async () => {
    storeToken('t0');
    store('user', candidate);
    server.at(start, connectionClosed);
    await expect(startSession()).resolves.toEqual({ status: 'offline' });
    expect(stored('token')).toMatchObject({ value: 't0' });
    expect(stored('user')).toEqual(candidate);
    expect(said).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    ['what it said', failed({ errorMessage: '系统维护中' }, 503), '系统维护中'],
    ['the fallback', failed({}, 500), '系统出错了，请于管理员联系！'],
    ['the retry text for a page', { body: '<html></html>' }, '请求错误，请重试。'],
    ['that a login is needed', failed({}, 401), '您还没有登录，或登录已失效，请登录。'],
  ])('tells that the server refused, with %s, and no notice', async (_what, answer, message) => {
    server.at(start, answer);
    await expect(startSession()).resolves.toEqual({ status: 'refused', message });
    expect(said).toEqual([]);
    expect(window.location.search).toBe('');
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
    beginEpoch({ key: 'X-Auth-Token', value: 'mine' });
    store('user', candidate);
    slow.open(ok({ token: token('late') }));
    await expect(starting).resolves.toEqual({ status: 'ready', user: candidate });
    expect(stored('token')).toMatchObject({ value: 'mine' });
  });
});

describe('the censor domain', () => {
  beforeEach(() => {
    store('domain', 'censor');
    store('token', token('c0', 'censor'));
    store('user', reviewer);
  });

  it.each<[string, Answer | typeof connectionClosed]>([
    ['an error', failed({}, 500)],
    ['no answer', connectionClosed],
  ])('a fetch that fails by %s removes token and user', async (_what, answer) => {
    server.at('/accesstoken/user/censor', answer);
    await startSession();
    expect(stored('token')).toBeUndefined();
    expect(stored('user')).toBeUndefined();
  });

  it('a forced token fetch that fails does so too', async () => {
    server.at('/accesstoken/censor', failed({}, 500));
    await expect(fetchToken({ force: true })).rejects.toThrow();
    expect(stored('token')).toBeUndefined();
    expect(stored('user')).toBeUndefined();
    expect(said).toEqual([]);
  });

  it('without a user the token is cleared, and a visitor goes on in the portal', async () => {
    await expect(startSession()).resolves.toEqual({ status: 'ready', user: undefined });
    expect(sent()).toEqual(['/pt/accesstoken/user/censor', '/pt/accesstoken/user/portal']);
    expect(stored('domain')).toBeUndefined();
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
  });

  it('fetches one when forced', async () => {
    storeToken('t0');
    await expect(fetchToken({ force: true })).resolves.toEqual(token('forced'));
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
});
