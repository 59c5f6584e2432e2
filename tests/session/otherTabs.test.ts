/** @ownModules A session that another suite has started would ask for a token of its own. */
import { request } from '@umijs/max';
import { encryptedBody } from '@/session/actions/encryption';
import { loginBySso } from '@/session/actions/login';
import { forgetSession } from '@/session/actions/logout';
import { startSession } from '@/session/actions/start';
import { onSessionChangedElsewhere } from '@/session/state/otherTabs';
import { storageKeys } from '@/session/state/storage';
import {
  acceptTokenValue,
  adoptAlternative,
  nextRequestOrder,
  valueAfterRefusal,
} from '@/session/state/token';
import { setUser, signIns } from '@/session/state/user';
import { clearTab, readTab, writeTab } from '@/utils/tabStore';
import { gate } from '../helpers/gate';
import {
  type Answer,
  candidate,
  elsewhere,
  keyed,
  ok,
  reviewer,
  startServer,
  stored,
  storeToken,
  token,
  visit,
} from '../request/server';

const server = startServer();

/** Another tab writes to local storage; this tab gets no event of it. */
function unheard(key: keyof typeof storageKeys, value?: unknown) {
  const name = storageKeys[key];
  if (value === undefined) window.localStorage.removeItem(name);
  else window.localStorage.setItem(name, JSON.stringify(value));
}

function listen() {
  const heard: unknown[] = [];
  const stop = onSessionChangedElsewhere((user) => heard.push(user?.loginName));
  return { heard, stop };
}

it('tells login, change of person and logout, until it is stopped', () => {
  const { heard, stop } = listen();
  elsewhere('user', candidate);
  elsewhere('user', reviewer);
  elsewhere('user');
  elsewhere(null);
  stop();
  elsewhere('user', candidate);
  expect(heard).toStrictEqual(['candidate', 'censor', undefined, undefined]);
});

it('does not tell changed data of the same person, a rotated token or other entries', () => {
  const { heard, stop } = listen();
  elsewhere('user', candidate);
  elsewhere('user', { ...candidate, name: '王五' });
  elsewhere('token', { key: 'X-Auth-Token', value: 't1' });
  elsewhere('domain', 'portal');
  elsewhere('site', { id: 'army-site', entrance: 'password', signedInAt: 2 });
  stop();
  expect(heard).toStrictEqual(['candidate']);
});

it('does not listen to other storage, or to other entries of its own', () => {
  setUser(candidate);
  const { heard, stop } = listen();
  unheard('user', reviewer);
  const tell = (key: string, storageArea: Storage) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
  tell(storageKeys.user, window.sessionStorage);
  tell(storageKeys.domain, window.localStorage);
  tell('draft', window.localStorage);
  expect(heard).toStrictEqual([]);
  tell(storageKeys.user, window.localStorage);
  stop();
  expect(heard).toStrictEqual(['censor']);
});

it('a sign-in there counts as one here, a sign-out does not', () => {
  const { stop } = listen();
  const before = signIns();
  elsewhere('user', candidate);
  expect(signIns()).toBe(before + 1);
  elsewhere('user');
  stop();
  expect(signIns()).toBe(before + 1);
});

it('a value for an earlier call is tried once the token of the other tab is refused', () => {
  const { stop } = listen();
  storeToken('t0');
  const order = nextRequestOrder();
  elsewhere('token', { key: 'X-Auth-Token', value: 'theirs', domain: 'portal' });
  stop();
  acceptTokenValue('mine', order);
  expect(stored('token')).toMatchObject({ value: 'theirs' });
  expect(valueAfterRefusal('theirs', nextRequestOrder())).toBe('mine');
  adoptAlternative('mine');
  expect(stored('token')).toMatchObject({ value: 'mine' });
});

it('an older answer here does not overwrite the token another tab stored', async () => {
  const { stop } = listen();
  storeToken('t0');
  const slow = gate<Answer>();
  server.at('/slow', () => slow.passed);
  const late = request('/slow');
  await new Promise(process.nextTick);
  elsewhere('token', { key: 'X-Auth-Token', value: 'theirs', domain: 'portal' });
  slow.open(ok(null, { 'X-Auth-Token': 'old' }));
  await late;
  expect(stored('token')).toMatchObject({ value: 'theirs' });
  await request('/next');
  expect(server.calls.at(-1)?.headers.get('X-Auth-Token')).toBe('theirs');
  stop();
});

it('cached answers of the person before are forgotten', async () => {
  const { stop } = listen();
  const read = () => request('/portal/school/list', { cache: true });
  await read();
  elsewhere('user', candidate);
  await read();
  expect(server.calls).toHaveLength(2);
  stop();
});

describe('before the event of the other tab is here', () => {
  const outcome = () =>
    request('/collect/career', { method: 'POST' }).then(
      () => 'sent',
      (error: { code?: string }) => error.code,
    );

  it.each([
    ['another person', reviewer],
    ['nobody', undefined],
  ])('nothing is sent in the name of %s, and that is announced', async (_who, other) => {
    setUser(candidate);
    const { heard, stop } = listen();
    unheard('token', { key: 'X-Auth-Token', value: 'theirs' });
    unheard('user', other);
    expect(await outcome()).toBe('ERR_CANCELED');
    expect(server.calls).toHaveLength(0);
    expect(heard).toStrictEqual([other?.loginName]);
    // Calls of the next screen belong to the new person.
    expect(await outcome()).toBe('sent');
    stop();
  });

  it('the same person goes on, renamed or with another token', async () => {
    setUser(candidate);
    unheard('token', { key: 'X-Auth-Token', value: 'rotated' });
    unheard('user', { ...candidate, name: '王五' });
    expect(await outcome()).toBe('sent');
  });

  it.each([
    ['a page that Back brings out of the cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['a tab that slept', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('%s follows at once, and once', (_what, show) => {
    setUser(candidate);
    const { heard, stop } = listen();
    show();
    unheard('user');
    show();
    show();
    stop();
    expect(heard).toStrictEqual([undefined]);
  });
});

describe('while an expiry asks for the login', () => {
  beforeEach(() => {
    setUser(candidate);
    visit('/user/profile?relogin=true');
  });
  afterEach(() => visit('/'));

  it('a start-up elsewhere that finds nobody takes nothing away, and the login can be sent', async () => {
    const { heard, stop } = listen();
    elsewhere('user');
    await request('/ams/passport/portal/domain');
    expect(heard).toStrictEqual([]);
    expect(server.calls).toHaveLength(1);
    elsewhere('user', candidate);
    stop();
    expect(heard).toStrictEqual(['candidate']);
  });

  it('a sign-out elsewhere is announced: a call of this tab was refused before the user was gone there', async () => {
    const { heard, stop } = listen();
    await forgetSession();
    setUser(candidate);
    elsewhere('user');
    stop();
    expect(heard).toStrictEqual([undefined]);
  });

  it('a login done elsewhere is announced', () => {
    const { heard, stop } = listen();
    elsewhere('user', reviewer);
    stop();
    expect(heard).toStrictEqual(['censor']);
  });

  it('a login of the same person elsewhere is announced, though their user is stored as before', async () => {
    const login = jest.spyOn(Storage.prototype, 'setItem');
    server.at(
      '/sso/login/user',
      ok({ token: { key: 'X-Auth-Token', value: 'n' }, user: candidate }),
    );
    await loginBySso('ST-1');
    const written = new Map(login.mock.calls);
    login.mockRestore();
    visit('/user/profile?relogin=true');
    const before = signIns();
    const { heard, stop } = listen();
    elsewhere('user', candidate);
    expect(heard).toStrictEqual([]);
    elsewhere('site', JSON.parse(written.get(storageKeys.site) ?? ''));
    stop();
    expect(heard).toStrictEqual(['candidate']);
    expect(signIns()).toBe(before + 1);
  });

  it('a tab that is opened there, or signs out, is no login', () => {
    const { heard, stop } = listen();
    elsewhere('site', { id: 'army-site' });
    elsewhere('site', { id: 'army-site', isSignedOut: true });
    stop();
    expect(heard).toStrictEqual([]);
  });
});

describe('signed out elsewhere', () => {
  const tokenOf = (path: string) =>
    server.calls.find(({ url }) => url?.endsWith(path))?.headers.get('X-Auth-Token');

  beforeEach(async () => {
    server.at('/accesstoken/portal', ok({ token: token('visitor') }));
    server.at('/accesstoken/user/portal', ok({ token: token('mine'), user: candidate }));
    await startSession();
    server.calls.length = 0;
  });

  it('the calls that follow here wait for a visitor’s token, which is asked for at once', async () => {
    const coming = gate<Answer>();
    server.at('/accesstoken/portal', () => coming.passed);
    elsewhere('token');
    elsewhere('user');
    const notices = request('/notice/search');
    await new Promise(process.nextTick);
    expect(server.calls.map(({ url }) => url)).not.toContain('/pt/notice/search');
    coming.open(ok({ token: token('visitor') }));
    await notices;
    expect(tokenOf('/notice/search')).toBe('visitor');
  });

  it('the token that came from there already is taken', async () => {
    elsewhere('token', token('theirs'));
    elsewhere('user');
    await request('/notice/search');
    expect(tokenOf('/notice/search')).toBe('theirs');
    expect(server.calls.map(({ url }) => url)).not.toContain('/pt/accesstoken/portal');
  });

  it.each([
    ['goes, as at a sign-out here', { isSignedOut: true }, undefined],
    ['stays when the session has only run out', {}, '考试'],
  ])('what was begun in this tab %s', (_what, how, left) => {
    writeTab('newTime/1', '考试');
    elsewhere('site', { id: 'army-site', ...how });
    elsewhere('user');
    expect(readTab('newTime/1')).toBe(left);
    clearTab();
  });

  it('whose user is gone last, so that the rest is gone when the others hear of it', async () => {
    const remove = jest.spyOn(Storage.prototype, 'removeItem');
    await forgetSession();
    const removed = remove.mock.calls.map(([name]) => name);
    remove.mockRestore();
    expect(removed).toEqual([storageKeys.token, storageKeys.domain, storageKeys.user]);
  });
});

describe('a form that waits for its key while another tab changes the session', () => {
  const sealed = () =>
    encryptedBody({ oldPassword: 'a', newPassword: 'b' }, { skipErrorHandler: true }).then(
      () => 'sealed',
      (error: { code?: string }) => error.code,
    );

  it.each([
    ['another person', reviewer, 'ERR_CANCELED'],
    ['the same person', { ...candidate, name: '王五' }, 'sealed'],
  ])('%s', async (_who, user, expected) => {
    setUser(candidate);
    const { stop } = listen();
    const key = gate<Answer>();
    server.at('/toregist/portal', () => key.passed);
    const outcome = sealed();
    await new Promise(process.nextTick);
    elsewhere('token', { key: 'X-Auth-Token', value: 'theirs', domain: 'portal' });
    elsewhere('user', user);
    key.open(keyed('k1'));
    expect(await outcome).toBe(expected);
    stop();
  });
});

test('where the storage is blocked, the portal’s own events do not touch it', async () => {
  const { heard, stop } = listen();
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const failed = jest.fn();
  window.addEventListener('error', failed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'army-site-recent' }));
  window.removeEventListener('error', failed);
  blocked.mockRestore();
  stop();
  expect(failed).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});
